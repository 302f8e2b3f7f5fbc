import { QuestionWindow } from '#parts/question/question-window.tsx';
import './app.css';
import { createSessionRenewal } from '@matiz/client/renew-session.ts';
import { createRequest } from '@matiz/client/request.ts';
import { sendChangeOnce } from '@matiz/client/send-change-once.ts';
import { createBrowserTransport } from '@matiz/client/transports.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { deviceStorage } from './lib/device-storage.ts';
import { createQueryClient } from './lib/query-client.ts';
import { ServicesProvider } from './lib/services.ts';
import { createRoutes } from './router.tsx';
import { wayOut } from './session/way-out.ts';

function start(root: HTMLElement): void {
  const transport = sendChangeOnce(createBrowserTransport('', null));
  const request = createRequest({
    transport,
    context: () => ({}),
    renewSession: createSessionRenewal({
      transport,
      device: deviceStorage,
      tokens: null,
      onLost: wayOut.toLogin,
    }),
  });
  const queryClient = createQueryClient();
  const router = createBrowserRouter(createRoutes(), { basename: '/desk' });
  createRoot(root).render(
    <StrictMode>
      <ServicesProvider value={{ request }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
          <QuestionWindow />
        </QueryClientProvider>
      </ServicesProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) start(root);
