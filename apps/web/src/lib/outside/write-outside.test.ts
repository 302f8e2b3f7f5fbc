import { expect, it } from 'vitest';
import { buildProduct } from '#features/catalogue/selection/product.builders.ts';
import type { PageSubject } from './structured-data.ts';
import { type OutsidePage, writeOutside } from './write-outside.ts';

const nothing: PageSubject = {
  product: null,
  category: null,
  brand: null,
  categories: [],
  isFront: false,
};
const productPath = '/product/:name/:productId/details';
const listPath = '/home/categories/:categoryId/:categoryName';

function write(page: Partial<OutsidePage> & { readonly at: string }): string {
  return writeOutside({
    url: new URL(page.at, 'https://matiz.example'),
    path: listPath,
    sharedPaths: [productPath, listPath, '/view-results-search', '/login', '/'],
    status: 200,
    meta: { title: 'Tintes | Matiz' },
    subject: nothing,
    ...page,
  }).join('\n');
}

it.each([
  [
    'a list without its filters',
    '/home/categories/1/tintes?brand=3&sort=name',
    '/home/categories/1/tintes',
  ],
  [
    'a later page by itself',
    '/home/categories/1/tintes?page=3&brand=3',
    '/home/categories/1/tintes?page=3',
  ],
  [
    'the first page without its number',
    '/home/categories/1/tintes?page=1',
    '/home/categories/1/tintes',
  ],
])('%s stands at one address', (_, at, address) => {
  const head = write({ at });
  expect(head).toContain(`<link rel="canonical" href="https://matiz.example${address}" />`);
  expect(head).not.toContain('noindex');
});

it.each([
  ['results of a search', { path: '/view-results-search' }],
  ['the log-in', { path: '/login' }],
  ['a page about a person', { path: '/home/cart' }],
  ['a page that is not there', { status: 404 }],
])('%s stand in no index', (_, page) => {
  const head = write({ at: '/x', ...page });
  expect(head).toContain('<meta name="robots" content="noindex" />');
  expect(head).not.toMatch(/canonical|ld\+json/);
});

it('a link shows the title, the description and a picture by its whole address', () => {
  const category = {
    _id: '7',
    name: 'Tintes',
    slug: 'tintes',
    parentId: null,
    image: 'c.ab',
    products: 1,
  };
  const head = write({
    at: '/home/categories/7/tintes',
    meta: { title: '"Tintes" | Matiz', description: '<Todos>' },
    subject: { ...nothing, category, categories: [category] },
  });
  expect(head).toContain('<meta property="og:title" content="&quot;Tintes&quot; | Matiz" />');
  expect(head).toContain('content="&lt;Todos&gt;"');
  expect(head).toContain('content="https://matiz.example/share/category/7.jpg?v=ab"');
  expect(head).toContain('summary_large_image');
});

it('a product is described without a price, and nothing that it says ends the data', () => {
  const product = buildProduct({ name: 'Tinte </script><script>alert(1)</script>' });
  const head = write({
    at: '/product/tinte/1/details',
    path: productPath,
    subject: { ...nothing, product },
  });
  const data = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? ''),
  );
  expect(data.map((each) => each['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(data[0]).toMatchObject({ name: product.name, sku: product.code });
  expect(data[0].image[0]).toMatch(/^https:\/\/matiz\.example\/img\//);
  expect(data[1].itemListElement.at(-1)).toMatchObject({ position: 3, name: product.name });
  expect(JSON.stringify(data)).not.toMatch(/price|offers|COP/i);
});

it('the front says whose shop it is', () => {
  const head = write({ at: '/', path: '/', subject: { ...nothing, isFront: true } });
  expect(head).toContain('"@type":"Organization"');
});

it('a list that was sent says what waits behind the log-in', () => {
  const target = encodeURIComponent('/home/quick-order?lista=A-7*3,B*1');
  const head = write({ at: `/login?redirectTo=${target}`, path: '/login' });
  expect(head).toContain('content="Una lista de pedido con 2 productos | Matiz"');
  expect(head).toContain(`content="https://matiz.example/login?redirectTo=${target}"`);
});

it.each([
  ['its name', {}, 'Tinte Cromía'],
  [
    'its name and what its first picture shows',
    { tinte: 'Caja & tubo' },
    'Tinte Cromía: Caja &amp; tubo',
  ],
  ['its name, where another picture is described', { otra: 'Modo de uso' }, 'Tinte Cromía'],
])('the picture of a product’s link says %s', (_, pictureTexts, text) => {
  const product = buildProduct({ pictureTexts });
  const head = write({ at: '/product/tinte/1/details', subject: { ...nothing, product } });
  expect(head).toContain(`<meta property="og:image:alt" content="${text}" />`);
});
