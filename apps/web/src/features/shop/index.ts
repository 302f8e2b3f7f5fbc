/** The way into the shop's own matters: what the frame uses. */
export { loadFirstVersion, loadForcedUpdate } from './forced-update.lazy.ts';
