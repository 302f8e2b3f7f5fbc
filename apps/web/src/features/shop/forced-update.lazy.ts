/** A code part of its own: only shells need it. */
export const loadForcedUpdate = async () => (await import('./forced-update.tsx')).ForcedUpdate;

/** Fetched by a shell's start alone. */
export const loadFirstVersion = () => import('./first-version.tsx');
