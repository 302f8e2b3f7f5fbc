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
  if (/[\\\s\p{Cc}]/u.test(address) || !URL.canParse(address)) return null;
  const { origin, username, password, pathname, search, hash } = new URL(address);
  if (origin !== shop || username !== '' || password !== '') return null;
  return readAppPath(`${pathname}${search}${hash}`);
}

/** The same of a path alone. */
export function readAppPath(path: string | null): string | null {
  const own = readOwnPath(path);
  if (own === null) return null;
  const plain = own.replace(/[?#].*$/s, '').toLowerCase();
  if (appLinkExceptions.some((begin) => plain.startsWith(begin))) return null;
  return appLinkPrefixes.some((begin) => isWithin(plain, begin)) ? own : null;
}

function isWithin(path: string, begin: string): boolean {
  if (begin.endsWith('/')) return path.startsWith(begin);
  return path === begin || path.startsWith(`${begin}/`);
}
