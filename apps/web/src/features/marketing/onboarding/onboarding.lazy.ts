/** A code part of its own: only a shell's first visit needs it. */
export const loadOnboarding = async () => (await import('./onboarding.tsx')).Onboarding;
