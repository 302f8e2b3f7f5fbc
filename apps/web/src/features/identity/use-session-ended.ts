import { useServices } from '../../lib/services.ts';
import { createTokenStore } from '../../platform/token-store.ts';
import { isGuest, meKey, useMe } from './me.query.ts';

/**
 * The server has ended this person's sessions, as they asked: nothing of them stays in the browser,
 * and no tab takes it for a session that was lost.
 */
export function useSessionEnded(): () => Promise<void> {
  const { queryClient, platform } = useServices();
  const visitor = useMe();
  return async () => {
    await queryClient.cancelQueries();
    if (!isGuest(visitor)) {
      createTokenStore(platform)?.write(null);
      platform.forgetPerson();
      platform.tabs.tell('signed-out');
      queryClient.removeQueries({ queryKey: meKey });
    }
    await queryClient.invalidateQueries({ refetchType: 'none' });
  };
}
