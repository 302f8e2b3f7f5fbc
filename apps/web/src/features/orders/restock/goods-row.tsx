import type { BoughtGood } from '@matiz/contracts/catalogue/restock.ts';
import { PriceTag } from '@matiz/ui/goods/price-tag.tsx';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { useId } from 'react';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { pictureOf, swatchUrl } from '#lib/pictures.ts';
import { AddUsual } from './add-usual.tsx';

/** Tones and goods that are ordered again, in a row that scrolls; each goes into the cart in one tap. */
export function GoodsRow({ title, goods }: { title: string; goods: readonly BoughtGood[] }) {
  const titleId = useId();
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="page">
      <h2 id={titleId} className="mb-2.5 text-xl sm:text-2xl">
        {title}
      </h2>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4 pt-0.5 pb-3 sm:gap-3 md:-mx-8 md:scroll-px-8 md:px-8">
        {goods.map((good) => (
          <li key={`${good.code} ${good.versionCode}`} className="w-34 shrink-0 snap-start sm:w-40">
            <Good good={good} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Good({ good }: { good: BoughtGood }) {
  const { productId, slug, image, name, price, originalPrice } = good;
  return (
    <article className="relative flex h-full flex-col rounded-lg bg-surface p-2.5 shadow-card">
      <div className="flex h-20 items-center justify-center gap-2">
        {good.swatch ? (
          <Swatch
            tone={{
              label: good.versionName ?? '',
              hex: good.swatch.color,
              image: swatchUrl(good.swatch.image),
            }}
            size="lg"
            decorative
          />
        ) : (
          <span className="block size-20 [&_img]:size-full">
            <Picture
              picture={pictureOf(image, '', { kind: 'product' })}
              sizes="5rem"
              fit="contain"
            />
          </span>
        )}
      </div>
      <h3 className="mt-2 font-text text-sm leading-5 font-semibold tracking-normal tabular-nums">
        <AppLink
          to={links.product({ _id: productId, slug })}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          <Title good={good} />
        </AppLink>
      </h3>
      <p className="line-clamp-2 text-xs text-balance text-ink-soft">
        {good.versionName === null ? good.brand : name}
      </p>
      <div className="mt-auto flex flex-col gap-2 pt-1.5">
        <PriceTag size="sm" current={price} original={originalPrice} />
        <div className="relative z-10">
          <AddUsual good={good} />
        </div>
      </div>
    </article>
  );
}

/** The number as large as a buyer looks for it, and the name whole under it. */
function Title({ good: { toneNumber, versionName, name } }: { good: BoughtGood }) {
  if (toneNumber === null || versionName === null) {
    return <span className="line-clamp-2 min-h-10">{versionName ?? name}</span>;
  }
  return (
    <>
      <span className="block text-base">{toneNumber}</span>
      <span className="line-clamp-2 text-xs leading-4 font-medium">
        {versionName.slice(toneNumber.length).trim()}
      </span>
    </>
  );
}
