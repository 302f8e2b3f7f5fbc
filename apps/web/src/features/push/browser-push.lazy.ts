/** Only a browser that can be told fetches it, once its page stands. */
export const loadBrowserPush = () => import('./follow-browser.ts');
