/** A code part of its own: only shells need it. */
export const loadForcedUpdate = async () => (await import('./forced-update.tsx')).ForcedUpdate;
