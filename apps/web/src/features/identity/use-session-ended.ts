import { keepTokens } from '@matiz/client/token-store.ts';
import { guestSession } from '@matiz/contracts/identity.ts';
import { leaveRoute } from '#lib/offline/left-routes.ts';
import { useServices } from '#lib/services.ts';
import { createTokenStore } from '#platform/token-store.ts';
import { endLeaving } from '#session/leaving.ts';
import { isGuest, meKey, useMe } from '#session/me.query.ts';

/**
 * The server has ended this person's sessions, as they asked: nothing of them stays in the browser,
 * no tab takes it for a session that was lost, and a visitor's takes its place. Where the account lives
 * on, so does what a seller took along and did not send (ADR 93).
 */
export function useSessionEnded({ isRemoved }: { isRemoved: boolean }): () => Promise<void> {
  const { request, queryClient, platform } = useServices();
  const visitor = useMe();
  return async () => {
    await queryClient.cancelQueries();
    if (!isGuest(visitor)) {
      const store = createTokenStore(platform);
      store?.write(null);
      if (!isRemoved) leaveRoute(platform.device, Date.now());
      platform.forgetPerson();
      // Should it not come now, the next request asks for one.
      keepTokens(store, await request(guestSession, { body: {} }).catch(() => null));
      await queryClient.resetQueries({ queryKey: meKey });
      platform.tabs.tell('signed-out');
    }
    endLeaving(queryClient);
    await queryClient.invalidateQueries({ refetchType: 'none' });
  };
}
