import { RequestError } from '@matiz/client/request-error.ts';
import { logout } from '@matiz/contracts/identity.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { type Services, useServices } from '#lib/services.ts';
import { createTokenStore } from '#platform/token-store.ts';
import { leave } from '#session/leaving.ts';

export interface Leaving {
  /** What later words have to tell the server first; its failure holds nobody back. */
  readonly beforeLeaving: (services: Services) => Promise<void>;
}

/**
 * §2 'Cerrar sesión': ends the session, goes to Landing and fully reloads the page, in every tab.
 * Where the server could not be told the person stays in, and is told so: the cookies are still
 * good, and only the server can take them back.
 */
export function useLogout({ beforeLeaving }: Leaving) {
  const services = useServices();
  const { request, platform, queryClient } = services;
  return useMutation({
    mutationFn: async () => {
      // What was done without a connection is theirs: nobody else can send it.
      const refusal = await services.sendKept();
      if (typeof refusal === 'string') throw new Error(refusal);
      await beforeLeaving(services).catch(() => undefined);
      await leave(queryClient, () =>
        request(logout, { body: {} }).catch((error) => {
          if (error instanceof RequestError && error.status !== 401) throw error;
        }),
      );
    },
    onSuccess: () => goToLanding(platform),
    onError: (error) => toast({ tone: 'danger', message: error.message }),
  });
}

/** Forgets the person whose session the server has ended, and reloads every tab as a visitor's. */
export function goToLanding(platform: Services['platform']): void {
  createTokenStore(platform)?.write(null);
  platform.forgetPerson();
  platform.tabs.tell('signed-out');
  window.location.replace('/');
}
