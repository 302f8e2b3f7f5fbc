import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { readSharedList } from '@matiz/domain/cart/shared-list.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { outsideCopy } from '#copy/outside.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { links } from '../page/links.ts';
import type { PageMeta } from '../screen.ts';
import { type PageSubject, writeStructuredData } from './structured-data.ts';

/** Of the pages that are the same for everyone, those that answer to one person's question. */
const unlisted = new Set(['/home/search', '/view-results-search', '/login']);

export interface OutsidePage {
  /** The whole address that was asked for. */
  readonly url: URL;
  /** The route, as the router writes it. */
  readonly path: string;
  /** The routes that are the same for all who only look. */
  readonly sharedPaths: readonly string[];
  readonly status: number;
  readonly meta: PageMeta & { readonly title: string };
  readonly subject: PageSubject;
}

/**
 * What the head says to those who find the page from outside: where it really stands (a list
 * without its filters, which show the same goods), what a link to it shows, what it is about.
 */
export function writeOutside({
  url,
  path,
  sharedPaths,
  status,
  meta,
  subject,
}: OutsidePage): string[] {
  const isListed = status === 200 && sharedPaths.includes(path) && !unlisted.has(path);
  const { origin, pathname } = url;
  const page = url.searchParams.get('page') ?? '';
  const address = `${origin}${pathname}${/^([2-9]|[1-9]\d{1,3})$/.test(page) ? `?page=${page}` : ''}`;
  const picture = `${origin}${picturePathOf(subject)}`;
  const title = sharedListTitle(url) ?? meta.title;
  const named = subject.product ? pictureTextOf(subject.product) : title;
  return [
    isListed ? `<link rel="canonical" href="${escapeHtml(address)}" />` : noIndex,
    ...Object.entries({
      'og:site_name': commonCopy.brand,
      'og:locale': 'es_CO',
      'og:type': subject.product ? 'product' : 'website',
      'og:title': title,
      'og:description': meta.description ?? commonCopy.description,
      'og:url': isListed ? address : url.href,
      'og:image': picture,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': named,
    }).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    ...(isListed ? writeStructuredData(subject, origin) : []),
  ];
}

/** The picture of a product's link shows its name and its first picture. */
function pictureTextOf({ name, pictures, pictureTexts }: ProductDetail): string {
  const text = pictureTexts?.[pictures[0] ?? ''];
  return text === undefined ? name : `${name}: ${text}`;
}

/** A list that was sent to someone stands behind the log-in: its link says what waits there. */
function sharedListTitle(url: URL): string | null {
  const target = url.searchParams.get('redirectTo') ?? '';
  if (!target.startsWith(`${links.quickOrder}?`)) return null;
  const list = new URLSearchParams(target.slice(links.quickOrder.length + 1)).get('lista');
  const rows = readSharedList(list).length;
  return rows > 0 ? outsideCopy.sharedList(rows) : null;
}

const noIndex = '<meta name="robots" content="noindex" />';

/** Another picture of the goods is another address, so that a chat does not show the one before. */
function picturePathOf({ product, category, brand }: PageSubject): string {
  const versionOf = (key: string) => key.slice(key.lastIndexOf('.') + 1);
  if (product) {
    return `/share/product/${product._id}.jpg?v=${versionOf(product.pictures[0] ?? product.image)}`;
  }
  if (category) return `/share/category/${category._id}.jpg?v=${versionOf(category.image)}`;
  if (brand) return `/share/brand/${brand._id}.jpg?v=${versionOf(brand.image)}`;
  return '/share/shop.jpg';
}
