import type { Platform } from '#platform/platform.ts';

/** What was shown once on this device. */
const seenKey = 'matiz:onboarding';

/**
 * §4 Whether the slides are due: in a shell, at the first visit of Login, and to nobody who has
 * logged in there before (`userLoginPreviously`, §3).
 */
export function isOnboardingDue(platform: Platform, hasLoggedIn: boolean): boolean {
  return platform.isNative && !hasLoggedIn && platform.device.read(seenKey) === null;
}

export function rememberOnboarding(platform: Platform): void {
  platform.device.write(seenKey, '1');
}
