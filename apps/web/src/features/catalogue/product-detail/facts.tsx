import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { ReactNode } from 'react';
import { productCopy } from '#copy/catalogue/product.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { quantityRules } from './buy/quantity-rules.ts';

/** What can be said of a product in a line each; INVIMA's notification among it (D-16). */
export function Facts({ product }: { product: ProductDetail }) {
  const { brand, category, code, contentSize, invimaCode } = product;
  const rules = quantityRules(product);
  const rows: [string, ReactNode][] = [
    [productCopy.reference, code],
    [productCopy.brand, <FactLink key="brand" to={links.brand(brand)} text={brand.name} />],
    [
      productCopy.category,
      <FactLink key="category" to={links.category(category)} text={category.name} />,
    ],
    [productCopy.content, contentSize],
    [productCopy.sale, rules || null],
    [productCopy.invima, invimaCode],
  ];
  return (
    <section aria-labelledby="ficha">
      <h2 id="ficha" className="mb-3 text-xl">
        {productCopy.facts}
      </h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {rows.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="flex justify-between gap-6 py-2.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function FactLink({ to, text }: { to: string; text: string }) {
  return (
    <AppLink to={to} className="hit text-accent hover:underline">
      {text}
    </AppLink>
  );
}
