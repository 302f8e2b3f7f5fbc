import { expect, it } from 'vitest';
import type { RouteEntry } from './route.ts';
import { createRouteIndex, leadsToScreen } from './route-index.ts';

const row = { title: '', access: {} };
const table: readonly RouteEntry<'Profile' | 'Favourites'>[] = [
  { ...row, path: '/perfil/:name', screen: 'Profile', built: true },
  { ...row, path: '/perfil/favoritos', screen: 'Favourites', built: true },
  { ...row, path: '/tarjetas', screen: 'Cards', built: false },
  { ...row, path: '/inicio', screen: null, redirect: '/', built: true },
  { ...row, path: '*', screen: null, redirect: '/', built: true },
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

it('fetches nothing for what is planned, moved or unknown', () => {
  const loaded: string[] = [];
  const index = createRouteIndex(table, async (screen) => loaded.push(screen));
  for (const address of ['/tarjetas', '/inicio', '/no/existe']) index.prepare(address);
  expect(loaded).toEqual([]);
});

it('says which addresses a menu may name', () => {
  const index = createRouteIndex(table, async () => undefined);
  expect(leadsToScreen(index, '/perfil/:name')).toBe(true);
  expect(leadsToScreen(index, '/tarjetas')).toBe(false);
  expect(leadsToScreen(index, '/no/existe')).toBe(false);
});
