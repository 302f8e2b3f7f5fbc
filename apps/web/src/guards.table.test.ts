import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { decideRedirect } from './guards.ts';
import type { RouteEntry } from './lib/page/route.ts';
import { type Platform, serverPlatform } from './platform/platform.ts';
import { routeTable } from './routes.ts';
import { buildBuyer, buildGuest, buildSeller } from './testing/visitors.ts';

/**
 * docs/ROUTES.md says where one landed in a run, by the server's answers. In a browser the same
 * guards decide; here they are asked for every cell.
 */
const page = readFileSync(new URL('../../../docs/ROUTES.md', import.meta.url), 'utf8');
const cells = page
  .split('\n')
  .filter((line) => /^\| `/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| |[`]| \|$/g, '')));

const { customer } = buildBuyer();
const visitors = [buildGuest(), buildBuyer(), buildSeller(), buildSeller({ customer })];
const browser: Platform = { ...serverPlatform, isServer: false };

/** Decided by what a screen finds (no such order, no customer to buy for), not by who comes. */
const found = [
  '/home/purchase/order/',
  '/registration-status',
  '/send-confirmation-code/:sendCodeFor',
];

function rowOf(path: string): RouteEntry {
  const exact = routeTable.find((entry) => entry.path === path);
  const row = exact ?? routeTable.find((entry) => matchPath(entry.path, path));
  if (!row) throw new Error(`No route for ${path}`);
  return row;
}

/** The guards' redirects to their end. */
function land(path: string, visitor: (typeof visitors)[number]): string {
  let at = path;
  for (let hop = 0; hop < 8; hop += 1) {
    const [pathname = ''] = at.split('?');
    const next = decideRedirect(rowOf(pathname), { visitor, platform: browser, from: at });
    if (next === null) return at === path ? 'stays' : decodeURIComponent(at);
    at = next;
  }
  throw new Error(`${path} is redirected without end`);
}

describe('every row of §2 in a browser, as docs/ROUTES.md says', () => {
  it.each(cells.filter(([path = '']) => !found.some((found) => path.startsWith(found))))(
    '%s',
    (path = '', _screen, ...expected) => {
      expect(visitors.map((visitor) => land(path, visitor))).toEqual(
        expected.map((cell) => cell.replace(/ \(\d+\)$/, '')),
      );
    },
  );
});
