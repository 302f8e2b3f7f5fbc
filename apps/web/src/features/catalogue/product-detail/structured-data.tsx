import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { plainText } from '@matiz/domain/catalogue/rich-text.ts';
import { links } from '#lib/page/links.ts';
import { pictureOf } from '#lib/pictures.ts';

/** The product for search engines: never with a price, since the page of a guest has none (D-3). */
export function StructuredData({ product }: { product: ProductDetail }) {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.code,
    description: plainText(product.description),
    category: product.category.name,
    brand: { '@type': 'Brand', name: product.brand.name },
    image: product.pictures.map((key) => pictureOf(key, '', { kind: 'product' }).src),
    url: links.product(product),
  };
  // Data, not script: nothing in it runs, and no `<` can end it.
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, without any `<`
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
