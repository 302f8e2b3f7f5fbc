import { readOwnPath } from '../kernel/own-path.ts';

/**
 * The menus whose entries staff decide: the line under the header, which a phone does not have, and
 * the two columns at the end of a page. What §2 says of headers and of the profile's menu stays.
 */
export const menuNames = ['header', 'shop', 'house'] as const;
export type MenuName = (typeof menuNames)[number];

export const menuScreens = ['all', 'phone', 'desktop'] as const;

export interface MenuEntry {
  readonly label: string;
  /** A path of the shop, or an address of another site. */
  readonly link: string;
  readonly isShown: boolean;
  /** Where it is shown: in the header's line it counts for nothing. */
  readonly screen: (typeof menuScreens)[number];
}

const termsPath = '/terms-conditions';

function entry(label: string, link: string): MenuEntry {
  return { label, link, isShown: true, screen: 'all' };
}

/** What a shop shows whose staff never decided otherwise. */
export const usualMenus: Readonly<Record<MenuName, readonly MenuEntry[]>> = {
  header: [
    entry('Ofertas', '/home/offers/full'),
    entry('Nuevos', '/home/new-products'),
    entry('Más vendidos', '/home/bestsellers'),
    entry('Combos', '/home/combos/combos'),
    entry('Marcas', '/home/manufacturers'),
  ],
  shop: [
    entry('Todas las categorías', '/home/categories/'),
    entry('Marcas', '/home/manufacturers'),
    entry('Ofertas', '/home/offers/full'),
    entry('Nuevos', '/home/new-products'),
  ],
  house: [
    entry('Plan Negocios Estrella', '/plan-negocios-estrellas'),
    entry('Ayuda', '/home/support'),
    entry('Términos y condiciones', termsPath),
  ],
};

/** Where an entry may lead within the shop: to what everybody may look at. */
const allowed = [
  '/home/offers/full',
  '/home/new-products',
  '/home/bestsellers',
  '/home/combos/',
  '/home/manufacturers',
  '/home/categories',
  '/home/search',
  '/home/support',
  '/home/quick-order',
  '/home/marketplace/',
  '/product/',
  '/products/',
  '/view-results-search',
  '/registro',
  '/plan-negocios-estrellas',
  termsPath,
];

/** A link as it may be kept: a page of the shop, or another site by https; null for all else. */
export function readMenuLink(text: string): string | null {
  if (text.startsWith('/')) {
    const own = readOwnPath(text);
    const path = own?.replace(/[?#].*$/s, '') ?? '';
    const isAllowed = allowed.some((begin) =>
      begin.endsWith('/') ? path.startsWith(begin) : path === begin || path.startsWith(`${begin}/`),
    );
    return isAllowed ? own : null;
  }
  if (/[\\\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return null;
  const { protocol, username, password, href } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}

/** Entries of a menu, and letters of those that the header's line shows beside each other. */
export const mostEntries = { header: 7, shop: 10, house: 10 } as const;
export const mostHeaderLetters = 60;

export type MenuFault = 'TOO_MANY' | 'NO_ROOM' | 'TWICE' | 'NO_TERMS';

/** What is wrong with a menu as a whole; null: nothing. */
export function faultOfMenu(name: MenuName, entries: readonly MenuEntry[]): MenuFault | null {
  const shown = entries.filter(({ isShown }) => isShown);
  if (entries.length > mostEntries[name]) return 'TOO_MANY';
  const labels = shown.map(({ label }) => label.toLowerCase());
  if (new Set(labels).size < labels.length) return 'TWICE';
  const letters = shown.reduce((sum, { label }) => sum + label.length, 0);
  if (name === 'header' && letters > mostHeaderLetters) return 'NO_ROOM';
  // The terms are found from every page, by everybody and on any screen (Ley 1480).
  const hasTerms = shown.some(
    ({ link, screen }) => screen === 'all' && link.replace(/[?#].*$/s, '') === termsPath,
  );
  return name === 'house' && !hasTerms ? 'NO_TERMS' : null;
}
