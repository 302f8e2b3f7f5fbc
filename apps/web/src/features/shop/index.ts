/** The way into the shop's own matters: what the frame uses. */
export { loadForcedUpdate } from './forced-update.lazy.ts';
