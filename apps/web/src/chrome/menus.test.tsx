// @vitest-environment jsdom
import type { DecidedMenus } from '@matiz/contracts/catalogue/menus.ts';
import { type MenuName, usualMenus } from '@matiz/domain/shop/menus.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { DesktopHeader } from './desktop-header.tsx';
import { Footer } from './footer.tsx';

afterEach(cleanup);

const navs: Record<MenuName, string> = {
  header: 'Menú principal',
  shop: 'Comprar',
  house: 'Matiz',
};

async function linksOf(name: MenuName, menus?: DecidedMenus) {
  const result = { categories: [], brands: [], seller: 'Matiz SAS', ...(menus ? { menus } : {}) };
  const { queryClient } = renderApp(
    <>
      <DesktopHeader isPlain={false} isPurchase={false} />
      <Footer hasBottomBar={false} isShort={false} isPurchase={false} />
    </>,
    {
      visitor: buildGuest(),
      answers: { 'GET /menu/list': () => ({ status: 200, body: { result } }) },
    },
  );
  await screen.findByText('Matiz SAS');
  queryClient.clear();
  return within(screen.getByRole('navigation', { name: navs[name] })).getAllByRole('link');
}
const said = (links: readonly HTMLElement[]) =>
  links.map((link) => ({ label: link.textContent, link: link.getAttribute('href') }));

test.each(['header', 'shop', 'house'] as const)(
  'the menu %s is the usual one until staff decide otherwise',
  async (name) => {
    const usual = usualMenus[name].map(({ label, link }) => ({ label, link }));
    expect(said(await linksOf(name))).toEqual(usual);
  },
);

test('entries that staff decided take the place of the usual ones of their menu', async () => {
  const header = [
    { label: 'Lo de siempre', link: '/home/bestsellers' },
    { label: 'Cursos', link: 'https://cursos.matiz.co/' },
  ];
  const links = await linksOf('header', { header });
  expect(said(links)).toEqual(header);
  // Another site opens beside the shop and is told nothing of it.
  expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
    [null, null],
    ['_blank', 'noreferrer'],
  ]);
});

test('an entry of one screen alone is hidden on the other', async () => {
  const [phone, desktop] = await linksOf('shop', {
    shop: [
      { label: 'Ayuda', link: '/home/support', on: 'phone' },
      { label: 'Marcas', link: '/home/manufacturers', on: 'desktop' },
    ],
  });
  expect(phone?.closest('li')?.className).toBe('lg:hidden');
  expect(desktop?.closest('li')?.className).toBe('max-lg:hidden');
});
