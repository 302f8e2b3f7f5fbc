import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { shownProductCopy as copy } from '#copy/catalogue/product-preview.ts';
import { ShownGallery } from './shown-gallery.tsx';
import { ShownPrice } from './shown-price.tsx';
import { ShownText } from './shown-text.tsx';
import { ShownTones } from './shown-tones.tsx';

/**
 * A product as the shop's page lays it out, from the reply that the page is given. Nothing in it leads
 * anywhere: it is looked at.
 */
export function ShownProduct({ product }: { product: ProductDetail }) {
  const { brand, category, name, code, contentSize, description, parts } = product;
  return (
    <article className="page pt-3 pb-12 sm:pt-5">
      <p className="truncate text-sm text-ink-soft">
        {copy.home} › {category.name} › {name}
      </p>
      <div className="mt-1 grid gap-x-12 gap-y-3 sm:mt-2 md:grid-cols-2 md:gap-y-6 lg:mt-4 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        <ShownGallery product={product} />
        <div className="flex flex-col gap-3.5 self-start md:row-span-2 md:gap-5">
          <header>
            <p className="eyebrow !text-accent">{brand.name}</p>
            <h1 className="mt-1 min-w-0 text-2xl sm:text-3xl">{name}</h1>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 sm:mt-1.5">
              <Tags product={product} />
              <p className="text-sm text-ink-soft tabular-nums">
                {[copy.reference(code), contentSize].filter(Boolean).join(' · ')}
              </p>
            </div>
          </header>
          <ShownPrice product={product} />
          <ShownTones product={product} />
          {parts.length > 0 ? (
            <section>
              <h2 className="mb-2 text-base">{copy.includes}</h2>
              <ul className="text-sm">
                {parts.map((part) => (
                  <li key={`${part.code} ${part.versionCode}`} className="py-1">
                    {part.quantity} × {[part.name, part.versionName].filter(Boolean).join(' ')}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <Button size="lg" block disabled>
            {copy.add}
          </Button>
          <Facts product={product} />
        </div>
        {description.length > 0 ? (
          <section className="pt-2">
            <h2 className="mb-3 text-xl">{copy.description}</h2>
            <ShownText text={description} />
          </section>
        ) : null}
      </div>
    </article>
  );
}

function Tags({ product }: { product: ProductDetail }) {
  const { isNew, isBestSeller, isCombo } = product;
  const tags = [
    isNew ? (['new', copy.isNew] as const) : null,
    isBestSeller ? (['best-seller', copy.isBestSeller] as const) : null,
    isCombo ? (['combo', copy.combo] as const) : null,
  ];
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {tags
        .filter((tag) => tag !== null)
        .slice(0, 2)
        .map(([kind, text]) => (
          <Tag key={kind} kind={kind}>
            {text}
          </Tag>
        ))}
    </div>
  );
}

function Facts({ product }: { product: ProductDetail }) {
  const { brand, category, code, contentSize, invimaCode, minQuantity, multiple } = product;
  const rules = [
    ...(minQuantity > 1 ? [copy.minimum(minQuantity)] : []),
    ...(multiple > 1 ? [copy.multiple(multiple)] : []),
  ];
  const values: Readonly<Record<keyof typeof copy.factNames, string | null>> = {
    reference: code,
    brand: brand.name,
    category: category.name,
    content: contentSize,
    sale: rules.join(' · ') || null,
    invima: invimaCode,
  };
  return (
    <section>
      <h2 className="mb-3 text-xl">{copy.facts}</h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {Object.entries(copy.factNames).map(([key, name]) => {
          const value = values[key as keyof typeof values];
          return value === null ? null : (
            <div key={key} className="flex justify-between gap-6 py-2.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-right font-medium">{value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
