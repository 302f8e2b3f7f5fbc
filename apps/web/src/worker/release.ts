/**
 * What the worker's release consists of. Written by `build/release-files.ts` when the worker is
 * built, after the application.
 */

/** The entry's file: a change of any part changes its name. */
export const release: string = '';
/** Below `/`: what is fetched for a time without a connection. */
export const files: readonly string[] = [];
