import type { Brand, Category, ProductDetail } from '@matiz/contracts/catalogue.ts';
import { plainText } from '@matiz/domain/kernel/rich-text.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { outsideCopy } from '#copy/outside.ts';
import { links } from '../page/links.ts';
import { pictureOf } from '../pictures.ts';

/** What a page is about, as far as its data are there. */
export interface PageSubject {
  readonly product: ProductDetail | null;
  readonly category: Category | null;
  readonly brand: Brand | null;
  /** All categories, to say what a category stands under. */
  readonly categories: readonly Category[];
  /** Whether it is the first page of the shop. */
  readonly isFront: boolean;
}

/**
 * What search engines read of a page beside its words: never with a price, since the page of a
 * guest has none (D-3). Data, not script: nothing in it runs, and no `<` can end it.
 */
export function writeStructuredData(subject: PageSubject, origin: string): string[] {
  const { product, isFront } = subject;
  const found = [
    ...(isFront ? [organisation(origin)] : []),
    ...(product ? [productData(product, origin)] : []),
    ...breadcrumbs(subject, origin),
  ];
  return found.map((data) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
    return `<script type="application/ld+json">${json.replace(/</g, '\\u003c')}</script>`;
  });
}

function organisation(origin: string) {
  return {
    '@type': 'Organization',
    name: commonCopy.brand,
    description: commonCopy.description,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    areaServed: 'CO',
  };
}

function productData(product: ProductDetail, origin: string) {
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: plainText(product.description),
    category: product.category.name,
    brand: { '@type': 'Brand', name: product.brand.name },
    image: product.pictures.map((key) => `${origin}${pictureOf(key, '', { kind: 'product' }).src}`),
    url: `${origin}${links.product(product)}`,
  };
}

interface Step {
  readonly name: string;
  readonly path: string;
}

/** The same steps that the page shows; none where it shows none. */
function breadcrumbs({ product, category, brand, categories }: PageSubject, origin: string) {
  const steps = product
    ? [{ name: product.category.name, path: links.category(product.category) }, stepOf(product)]
    : category
      ? branchOf(category, categories)
      : brand
        ? [
            { name: outsideCopy.brands, path: links.brands },
            { name: brand.name, path: links.brand(brand) },
          ]
        : [];
  if (steps.length === 0) return [];
  const all = [{ name: outsideCopy.home, path: links.marketplace }, ...steps];
  const itemListElement = all.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function stepOf(product: ProductDetail): Step {
  return { name: product.name, path: links.product(product) };
}

function branchOf(category: Category, categories: readonly Category[]): Step[] {
  const parent = categories.find(({ _id }) => _id === category.parentId);
  return [
    { name: outsideCopy.categories, path: links.categories },
    ...[parent, category].flatMap((one) =>
      one ? [{ name: one.name, path: links.category(one) }] : [],
    ),
  ];
}
