import { matchPath } from 'react-router';
import { routeTable } from '../routes.ts';

const BASE = 'https://matiz.invalid';
/** Going back to these after logging in or choosing a customer would lead nowhere. */
const NEVER = ['*', '/', '/login', '/registro', '/home/select-customer'];

/**
 * The address to return to, if it is one of ours: same origin, and a route of the table.
 * Null otherwise, so that a link cannot send anybody elsewhere after the login.
 */
export function readReturnPath(value: string | null): string | null {
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\s]/.test(value)) return null;
  if (!URL.canParse(value, BASE)) return null;
  const url = new URL(value, BASE);
  if (url.origin !== BASE) return null;
  const route = routeTable.find(({ path }) => path !== '*' && matchPath(path, url.pathname));
  if (!route || NEVER.includes(route.path)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The login's address that leads back to where one was. */
export function loginPath(from: string, isForAdding = false): string {
  const search = new URLSearchParams();
  if (isForAdding) search.set('redirect-login-required', '1');
  if (readReturnPath(from)) search.set('redirectTo', from);
  return search.size > 0 ? `/login?${search}` : '/login';
}

export function selectCustomerPath(from: string): string {
  const search = new URLSearchParams(readReturnPath(from) ? { redirectTo: from } : {});
  return search.size > 0 ? `/home/select-customer?${search}` : '/home/select-customer';
}

/** Whether a page stands at its own address; names in it are for people and may be old. */
export function isAddressOf(path: string, url: URL): boolean {
  return decodeURIComponent(path) === decodeURIComponent(url.pathname);
}
