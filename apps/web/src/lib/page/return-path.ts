import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import type { RouteIndex } from './route-index.ts';

/** Going back to these after logging in or choosing a customer would lead nowhere. */
const never = ['', '/login', '/registro', '/home/select-customer'];

/**
 * The address to return to, if it is one of ours: same origin, and a route of the table.
 * Null otherwise, so that a link cannot send anybody elsewhere after the login.
 */
export function readReturnPath(value: string | null, routes: RouteIndex): string | null {
  const path = toReturn(value);
  return path !== null && routes.find(path) ? path : null;
}

/** Where the one goes on who does not log in: back, unless that page is a customer's alone and would ask again. */
export function readGuestPath(returnTo: string | null, routes: RouteIndex): string {
  const access = returnTo === null ? undefined : routes.find(returnTo)?.access;
  const isOpen = access !== undefined && !access.noguest && access.sellerElse === undefined;
  return isOpen && returnTo !== null ? returnTo : '/home/marketplace/customer';
}

/** An address of our own that one may be led back to; the one who reads it asks the route table too. */
function toReturn(value: string | null): string | null {
  const path = readOwnPath(value);
  const pathname = path
    ?.replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .toLowerCase();
  return pathname === undefined || never.includes(pathname) ? null : path;
}

/**
 * Where someone of the staff goes on to after the login: the address of their application that they
 * came from, else its first page. Nothing outside of it.
 */
export function readDeskPath(value: string | null): string {
  const isWithin = value !== null && /^\/desk(\/[\w/.~%-]*)?(\?[^#\s\\]*)?$/.test(value);
  return isWithin && !value.includes('//') && !value.includes('..') ? value : '/desk';
}

/** The login's address that leads back to where one was. */
export function loginPath(from: string, isForAdding = false): string {
  const search = new URLSearchParams();
  if (isForAdding) search.set('redirect-login-required', '1');
  if (toReturn(from)) search.set('redirectTo', from);
  return search.size > 0 ? `/login?${search}` : '/login';
}

export function selectCustomerPath(from: string): string {
  const search = new URLSearchParams(toReturn(from) ? { redirectTo: from } : {});
  return search.size > 0 ? `/home/select-customer?${search}` : '/home/select-customer';
}

/** Whether a page stands at its own address; names in it are for people and may be old. */
export function isAddressOf(path: string, url: URL): boolean {
  return decodeURIComponent(path) === decodeURIComponent(url.pathname);
}
