import { keepTokens } from '@matiz/client/token-store.ts';
import { useServices } from '#lib/services.ts';
import type { Platform } from '#platform/platform.ts';
import { createTokenStore } from '#platform/token-store.ts';

/** §3 userLoginPreviously: the one who has been in once sees no onboarding. */
const loggedInBefore = 'matiz:userLoginPreviously';

export function hasLoggedInBefore(platform: Platform): boolean {
  return platform.device.read(loggedInBefore) !== null;
}

/**
 * Takes the session that a reply brings, a log-in's or a registration's (§4). All that is cached
 * was a visitor's: the next page loads it again before it shows.
 */
export function useEnter(): (reply: unknown) => Promise<void> {
  const { queryClient, platform } = useServices();
  return async (reply) => {
    keepTokens(createTokenStore(platform), reply);
    platform.device.write(loggedInBefore, '1');
    platform.tabs.tell('signed-in');
    await queryClient.cancelQueries();
    await queryClient.invalidateQueries({ refetchType: 'none' });
  };
}
