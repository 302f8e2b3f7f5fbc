import { readOwnPath } from '../kernel/own-path.ts';

/**
 * What the installed app opens of the shop's addresses: the beginnings of their paths. Said to the
 * stores' systems (`/.well-known`), written into the app, and asked again when an address arrives.
 */
export const appLinkPrefixes: readonly string[] = [
  '/home',
  '/product/',
  '/products/',
  '/login',
  '/registro',
  '/cart-news',
  '/aprobar-pedido',
  '/view-results-search',
];

/** Of those, what stays in the browser: the page on which a card is typed is the server's alone. */
export const appLinkExceptions: readonly string[] = [
  '/home/purchase/order/payment-methods/add-credit-card',
];

/**
 * The path in the app that an address of the shop leads to, as a link or a notification brings it;
 * null for whatever is not the shop's own, or is not opened in the app.
 */
export function readAppLink(address: string, shop: string): string | null {
  const path = readShopPath(address, shop);
  return path === null ? null : readAppPath(path);
}

/**
 * The address of a page that stays in the browser; null: it is none. An iPhone does not bring it to
 * the app, but an Android cannot leave one out of a prefix: the app hands it on.
 */
export function readBrowserLink(address: string, shop: string): string | null {
  const path = readShopPath(address, shop);
  return path !== null && isException(path) ? `${shop}${path}` : null;
}

/** The path of an address that is the shop's own. */
function readShopPath(address: string, shop: string): string | null {
  if (/[\\\s\p{Cc}]/u.test(address) || !URL.canParse(address)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(address);
  if (origin !== shop || username !== '' || password !== '') return null;
  return `${pathname}${search}${hash}`;
}

/** The same of a path alone. */
export function readAppPath(path: string | null): string | null {
  const own = readOwnPath(path);
  if (own === null) return null;
  if (isException(own)) return null;
  return appLinkPrefixes.some((begin) => isWithin(plainOf(own), begin)) ? own : null;
}

function isException(path: string): boolean {
  return appLinkExceptions.some((begin) => plainOf(path).startsWith(begin));
}

function plainOf(path: string): string {
  return path.replace(/[?#].*$/s, '').toLowerCase();
}

function isWithin(path: string, begin: string): boolean {
  if (begin.endsWith('/')) return path.startsWith(begin);
  return path === begin || path.startsWith(`${begin}/`);
}
