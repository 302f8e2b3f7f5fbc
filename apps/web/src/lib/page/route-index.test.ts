import { expect, it } from 'vitest';
import type { RouteEntry } from './route.ts';
import { createRouteIndex } from './route-index.ts';

const row = { title: '', access: {} };
const table: readonly RouteEntry<'Profile' | 'Favourites'>[] = [
  { ...row, path: '/perfil/:name', screen: 'Profile' },
  { ...row, path: '/perfil/favoritos', screen: 'Favourites' },
  { ...row, path: '/inicio', screen: null, redirect: '/' },
  { ...row, path: '*', screen: null, redirect: '/' },
];

it.each([
  ['/perfil/ana?parte=1#creditos', '/perfil/:name'],
  ['/perfil/favoritos', '/perfil/favoritos'],
  ['/no/existe', null],
])('finds the row of %s', (address, path) => {
  const index = createRouteIndex(table, async () => undefined);
  expect(index.find(address)?.path ?? null).toBe(path);
});

it('fetches a screen once, and again only where that failed', async () => {
  const loaded: string[] = [];
  let isReached = false;
  const index = createRouteIndex(table, async (screen) => {
    loaded.push(screen);
    if (!isReached) throw new TypeError('Failed to fetch');
  });
  index.prepare('/perfil/favoritos');
  await Promise.resolve();
  isReached = true;
  index.prepare('/perfil/favoritos?de=menu');
  index.prepare('/perfil/favoritos');
  expect(loaded).toEqual(['Favourites', 'Favourites']);
});

it('fetches nothing for what is moved or unknown', () => {
  const loaded: string[] = [];
  const index = createRouteIndex(table, async (screen) => loaded.push(screen));
  for (const address of ['/inicio', '/no/existe']) index.prepare(address);
  expect(loaded).toEqual([]);
});
