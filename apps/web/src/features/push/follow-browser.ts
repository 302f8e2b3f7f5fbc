import { readAppPath } from '@matiz/domain/shop/app-links.ts';
import { type BrowserPush, browserAsked } from './browser-push.ts';

export { createBrowserPush } from './browser-push.ts';

export interface BrowserFollowing {
  readonly page: Window;
  readonly push: BrowserPush;
  readonly goTo: (path: string) => unknown;
  /** The customer who is logged in, now and whenever it is another; null: nobody, or a seller. */
  readonly onCustomer: (tell: (userId: string | null) => void) => void;
  /** Marks a note as read. */
  readonly read: (id: string) => Promise<unknown>;
}

/** Behind the address of a page that the worker opened for a pressed note (`worker/notes.ts`). */
const opened = /^#aviso=([\da-f-]{36})$/;

/**
 * Tells the server where a customer's browser is reached, once they let it tell them: at each start
 * and after each login. A pressed note opens its page, where it is one of ours, and has been read.
 */
export function followBrowser({ page, push, goTo, onCustomer, read }: BrowserFollowing): void {
  let userId: string | null = null;
  /** Pressed before it was known who looks. */
  let pressed: string | null = null;
  const look = () => {
    if (userId === null) return;
    if (pressed !== null) void read(pressed).catch(() => undefined);
    pressed = null;
    void push.register(userId).catch(() => undefined);
  };

  page.navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const { path, id } = readPressed(data);
    if (path === null) return;
    pressed = id;
    goTo(path);
    look();
  });
  pressed = opened.exec(page.location.hash)?.[1] ?? null;
  if (pressed !== null) {
    const { pathname, search } = page.location;
    page.history.replaceState(page.history.state, '', pathname + search);
  }
  page.addEventListener(browserAsked, look);
  onCustomer((next) => {
    userId = next;
    look();
  });
}

/** The worker's word of a pressed note; all else it says are releases. */
function readPressed(data: unknown): { path: string | null; id: string | null } {
  const said = typeof data === 'object' && data !== null ? data : {};
  const path = 'path' in said && typeof said.path === 'string' ? readAppPath(said.path) : null;
  const id = 'id' in said && typeof said.id === 'string' ? said.id : null;
  return { path, id };
}
