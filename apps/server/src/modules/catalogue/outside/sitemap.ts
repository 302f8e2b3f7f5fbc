import type { ListedAddressRow, SitemapPartRow } from './sitemap.store.ts';

const protocol = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Addresses made of ids and slugs hold nothing that XML reads; the origin comes from the settings. */
const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Pages that are lists of their own, beside products, categories and brands. */
const otherPages = [
  '/',
  '/home/marketplace/customer',
  '/home/bestsellers',
  '/home/new-products',
  '/home/offers/full',
  '/home/combos/combos',
  '/home/categories/',
  '/home/manufacturers',
  '/home/support',
  '/plan-negocios-estrellas',
  '/terms-conditions',
];

/** The sitemap of sitemaps. */
export function writeSitemapIndex(origin: string, parts: readonly SitemapPartRow[]): string {
  const entry = (name: string, changed?: Date) =>
    `<sitemap><loc>${escapeXml(origin)}/sitemaps/${name}.xml</loc>${dated(changed)}</sitemap>`;
  const files = [
    entry('pages'),
    entry('categories'),
    entry('brands'),
    ...parts.map(({ part, changed }) => entry(`products-${part}`, changed)),
  ];
  return `${head}<sitemapindex xmlns="${protocol}">${files.join('')}</sitemapindex>`;
}

/** One sitemap: each row's address, as the shop's own links write it, and when it last changed. */
export function writeSitemap(
  origin: string,
  pathOf: (row: ListedAddressRow) => string,
  rows: readonly ListedAddressRow[],
): string {
  const entries = rows.map((row) => entryOf(`${origin}${pathOf(row)}`, row.changed));
  return `${head}<urlset xmlns="${protocol}">${entries.join('')}</urlset>`;
}

export function writeOtherPages(origin: string): string {
  const entries = otherPages.map((path) => entryOf(`${origin}${path}`));
  return `${head}<urlset xmlns="${protocol}">${entries.join('')}</urlset>`;
}

/** Which pages a robot need not read: those about a person, and what is no page. */
const closed = [
  '/api/',
  '/desk',
  '/aprobar-pedido',
  '/cart-news',
  '/cart-reminders/',
  '/home/cart',
  '/home/orders/',
  '/home/profile',
  '/home/purchase/',
  '/home/quick-order',
  '/home/select-customer',
  '/login/',
  '/view-results-search',
];

/**
 * What robots may read. A shop that nobody should find is open to them too: they have to read its
 * pages to learn, by `x-robots-tag`, that these stand in no index.
 */
export function writeRobots(origin: string, isFindable: boolean): string {
  const lines = isFindable
    ? [...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
    : ['Disallow:'];
  return `${['User-agent: *', ...lines].join('\n')}\n`;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

function entryOf(address: string, changed?: Date): string {
  return `<url><loc>${escapeXml(address)}</loc>${dated(changed)}</url>`;
}

function dated(changed: Date | undefined): string {
  return changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
}
