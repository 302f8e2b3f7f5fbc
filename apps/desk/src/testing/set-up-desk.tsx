import { createRequest } from '@matiz/client/request.ts';
import { sendChangeOnce } from '@matiz/client/send-change-once.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { readBusinessSign } from '@matiz/contracts/staff/shop/business-sign.ts';
import { readReasonChoices } from '@matiz/contracts/staff/shop/reasons.ts';
import { listTableViews } from '@matiz/contracts/staff/table-views.ts';
import { scopes as allScopes, type Scope } from '@matiz/domain/identity/scopes.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { ServicesProvider } from '#lib/services.ts';
import { LeaveQuestion } from '#parts/form/leave-question.tsx';
import { readOpenQuestion, subscribeQuestion } from '#parts/question/ask.ts';
import { PageProblem } from '../frame/page-problem.tsx';
import { createRoutes, createScreenRoutes } from '../router.tsx';
import { type Answer, answer, createFakeServer } from './fake-server.ts';

interface DeskParts {
  readonly answers?: readonly Answer[];
  /** What the person may do; everything unless given. */
  readonly scopes?: readonly Scope[];
}

/**
 * For tests: the desk with its real router, cache and request client over a server that the test
 * plays. `open` shows the screen of an address, `draw` one element, `openFramed` the whole desk. A
 * screen that sends what its contract refuses fails the test, whether or not the test looks.
 */
export function setUpDesk() {
  const servers: ReturnType<typeof createFakeServer>[] = [];
  /** What is asked before something is done; yes unless the test says otherwise. */
  const answerQuestion = vi.fn<(text: string) => boolean>();
  let stopAnswering = () => {};
  beforeEach(() => {
    giveDialogs();
    answerQuestion.mockReset().mockReturnValue(true);
    stopAnswering = subscribeQuestion(() => {
      const open = readOpenQuestion();
      if (open) open.answer(answerQuestion(open.text));
    });
  });
  afterEach(() => {
    stopAnswering();
    cleanup();
    clearToasts();
    localStorage.clear();
    sessionStorage.clear();
    vi.restoreAllMocks();
    vi.useRealTimers();
    expect(servers.splice(0).flatMap(({ faults }) => faults)).toEqual([]);
  });

  function start(
    routes: Parameters<typeof createMemoryRouter>[0],
    at: string,
    { answers = [], scopes = allScopes }: DeskParts,
    person?: Me,
  ) {
    // Nobody has kept a view or a reason, and the business has no sign, unless the test says so.
    const usual = [
      answer(listTableViews, { results: [] }),
      answer(readReasonChoices, { reasons: [] }),
      answer(readBusinessSign, { result: { name: 'Matiz', logo: null } }),
    ];
    const server = createFakeServer([...usual, ...answers]);
    servers.push(server);
    const request = createRequest({
      transport: sendChangeOnce(server.transport),
      context: () => ({}),
    });
    const queryClient = createQueryClient();
    queryClient.setQueryData(['me'], person ?? buildPerson({ scopes: [...scopes] }));
    const router = createMemoryRouter(routes, { initialEntries: [at] });
    const view = render(
      <ServicesProvider value={{ request }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </ServicesProvider>,
    );
    return { ...view, ...server, router, queryClient, user: userEvent.setup({ delay: 0 }) };
  }

  // While its file is loaded an address shows nothing.
  const waitInSilence = (route: RouteObject) => ({ ...route, hydrateFallbackElement: <i /> });
  const framed = (children: RouteObject[]): RouteObject[] => [
    {
      element: (
        <>
          <Outlet />
          <LeaveQuestion />
        </>
      ),
      hydrateFallbackElement: <i />,
      children,
    },
  ];
  const elsewhere = { path: '*', element: <p>otra página</p>, errorElement: <PageProblem /> };
  return {
    answerQuestion,
    open: (at: string, parts: DeskParts = {}) =>
      start(framed([...createScreenRoutes().map(waitInSilence), elsewhere]), at, parts),
    draw: (element: ReactNode, parts: DeskParts & { readonly at?: string } = {}) =>
      start(
        framed([{ path: '/', element, errorElement: <PageProblem /> }, elsewhere]),
        parts.at ?? '/',
        parts,
      ),
    openFramed: (at: string, person: Me, parts: DeskParts = {}) =>
      start(createRoutes(), at, parts, person),
  };
}

/** For tests: someone of the staff. */
export function buildPerson(parts: Partial<Me> = {}): Me {
  return {
    user: {
      _id: 'ops',
      name: 'Olga',
      last_name: 'Peña',
      email: 'olga@matiz.co',
      rol: 'Staff',
      matiz_identifier: null,
    },
    scopes: [...allScopes],
    secondFactor: 'none',
    ...parts,
  } as Me;
}

/** The test's document knows no modal windows: they open, close and say that they closed. */
export function giveDialogs(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
