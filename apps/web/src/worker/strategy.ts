/** What the worker does with a request: `network` leaves it to the browser, as if there were no worker. */
export type Answer = 'network' | 'file' | 'picture' | 'page';

export interface AskedFor {
  readonly method: string;
  /** `navigate` for a page. */
  readonly mode: string;
  readonly address: string;
  /** The worker's own origin. */
  readonly origin: string;
  readonly hasRange: boolean;
}

/** Never a page of the shop: calls, the desk, what developers read, what has a file's ending. */
const notAPage =
  /^\/(api|desk|dev|img|assets|\.well-known|healthz|readyz|metrics)(\/|$)|\.\w{1,8}$/;
/**
 * Pages with a policy of their own, or whose address is a secret: the server sends them, or nobody.
 * (`card-page.ts`, `link-page.ts`)
 */
const serverAlone =
  /^\/(home\/purchase\/order\/payment-methods\/add-credit-card|aprobar-pedido|login\/change\/password|login\/confirm-email|cart-reminders)(\/|$)/;

/**
 * Files of a release and pictures never change under their address: what is there is sent. A page
 * comes from the server, and from the worker only where the server is out of reach: then it is the
 * empty shell, which holds nothing about anybody. Calls and their answers never pass through here.
 */
export function chooseAnswer({ method, mode, address, origin, hasRange }: AskedFor): Answer {
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== origin || hasRange) return 'network';
  const { pathname } = url;
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/img/')) return 'picture';
  if (mode !== 'navigate' || notAPage.test(pathname) || serverAlone.test(pathname)) {
    return 'network';
  }
  return 'page';
}

export const shellPrefix = 'matiz-shell-';
export const picturesName = 'matiz-pictures';

/**
 * The caches that a release throws away when it takes over: all of ours but its own, the newest
 * one before it (a tab may still be in a purchase with it) and the pictures.
 */
export function outdatedCaches(names: readonly string[], release: string): string[] {
  const others = names.filter(
    (name) => name.startsWith(shellPrefix) && name !== shellPrefix + release,
  );
  return others.slice(0, -1);
}
