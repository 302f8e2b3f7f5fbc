import { describe, expect, test } from 'vitest';
import { faultOfMenu, type MenuEntry, menuNames, readMenuLink, usualMenus } from './menus.ts';

const entry = (label: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  label,
  link: '/home/bestsellers',
  isShown: true,
  screen: 'all',
  ...more,
});
const terms = entry('Términos', { link: '/terms-conditions' });

describe('readMenuLink', () => {
  test.each([
    '/home/offers/full',
    '/home/categories/',
    '/home/categories/7/tintes?brand=3',
    '/home/manufacturers/2/igora',
    '/products/custom-list/preventa',
    '/product/tinte/9/details',
    '/view-results-search?search=oxigenada',
    '/terms-conditions#datos-personales',
    'https://blog.matiz.co/cursos',
  ])('takes %s', (link) => {
    expect(readMenuLink(link)).toBe(link);
  });

  test.each([
    ['a page of one person', '/home/cart'],
    ['the purchase', '/home/purchase/order/detail'],
    ['the desk', '/desk/'],
    ['a call', '/api/docs'],
    ['what only begins like a page', '/home/offers/fullest'],
    ['a way out of the folder', '/products/../desk'],
    ['another site by two strokes', '//otro.co'],
    ['a site without encryption', 'http://otro.co'],
    ['a site with an account', 'https://yo:clave@otro.co/'],
    ['a script', 'javascript:alert(1)'],
    ['words', 'ofertas'],
  ])('refuses %s', (_, link) => {
    expect(readMenuLink(link)).toBeNull();
  });
});

describe('faultOfMenu', () => {
  test.each(menuNames)('the usual %s has none, and its links are allowed', (name) => {
    expect(faultOfMenu(name, usualMenus[name])).toBeNull();
    expect(usualMenus[name].map(({ link }) => readMenuLink(link))).toEqual(
      usualMenus[name].map(({ link }) => link),
    );
  });

  test.each([
    ['header', Array.from({ length: 8 }, (_, at) => entry(`E${at}`)), 'TOO_MANY'],
    ['header', [entry('a'.repeat(31)), entry('b'.repeat(30))], 'NO_ROOM'],
    ['header', [entry('a'.repeat(31)), entry('b'.repeat(30), { isShown: false })], null],
    ['shop', [entry('a'.repeat(31)), entry('b'.repeat(30))], null],
    ['shop', [entry('Marcas'), entry('marcas')], 'TWICE'],
    ['shop', [entry('Marcas'), entry('marcas', { isShown: false })], null],
    ['house', [terms], null],
    ['house', [{ ...terms, link: '/terms-conditions#datos-personales' }], null],
    ['house', [entry('Ayuda')], 'NO_TERMS'],
    ['house', [{ ...terms, isShown: false }], 'NO_TERMS'],
    ['house', [{ ...terms, screen: 'desktop' as const }], 'NO_TERMS'],
  ] as const)('%s with %j: %s', (name, entries, fault) => {
    expect(faultOfMenu(name, entries)).toBe(fault);
  });
});
