import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Picture } from '@matiz/ui/picture.tsx';
import { Swatch } from '@matiz/ui/swatch.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { cartCopy as copy } from '../../copy/cart.ts';
import { AppLink } from '../../lib/app-link.tsx';
import { links } from '../../lib/links.ts';
import { pictureOf, swatchUrl } from '../../lib/pictures.ts';

/** What a cart's and an order's lines have in common. */
export interface GoodsLine {
  readonly lineId: string;
  readonly productId: string | null;
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly brand: string;
  readonly image: string;
  readonly versionName: string | null;
  readonly color: {
    readonly name: string;
    readonly image: string | null;
    readonly color: string;
  } | null;
  readonly quantity: number;
  readonly price: number;
  readonly originalPrice: number;
  readonly total: number;
}

/** A product over its lines: the picture and the name once, however many tones follow. */
export function GoodsHeader({ line, aside }: { line: GoodsLine; aside?: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <ProductPicture image={line.image} />
      <div className="min-w-0 flex-1">
        <p className="eyebrow truncate">{line.brand}</p>
        <p className="text-sm leading-5 font-semibold sm:text-base">
          <ProductLink line={line} />
        </p>
      </div>
      {aside ? <div className="shrink-0">{aside}</div> : null}
    </div>
  );
}

function ProductLink({ line: { productId, name, slug } }: { line: GoodsLine }) {
  if (productId === null) return name;
  return (
    <AppLink
      to={links.product({ _id: productId, slug })}
      className="rounded-xs underline-offset-4 hover:text-accent hover:underline"
    >
      {name}
    </AppLink>
  );
}

export function ProductPicture({
  image,
  size = 'md',
}: {
  image: string;
  size?: 'sm' | 'md' | undefined;
}) {
  return (
    <span
      className={clsx(
        'block shrink-0 overflow-hidden rounded-md bg-white shadow-hairline [&_img]:size-full',
        size === 'sm' ? 'size-11' : 'size-14 sm:size-16',
      )}
    >
      <Picture
        picture={pictureOf(image, '', { kind: 'product' })}
        sizes={size === 'sm' ? '2.75rem' : '4rem'}
        fit="contain"
      />
    </span>
  );
}

/** The lock of hair of the chosen tone; nothing where there is none. */
export function VersionSwatch({ line: { color } }: { line: GoodsLine }) {
  if (color === null) return null;
  const tone = { label: color.name, hex: color.color, image: swatchUrl(color.image) };
  return <Swatch tone={tone} size="sm" decorative className="!size-10" />;
}

/** `$ 12.240 c/u`, with the price before promotions struck. */
export function UnitPrice({ line: { price, originalPrice } }: { line: GoodsLine }) {
  return (
    <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
      {originalPrice > price ? (
        <>
          <span className="sr-only">{copy.was}</span>
          <s className="mr-1.5 text-ink-faint">{formatPesos(originalPrice)}</s>
        </>
      ) : null}
      {formatPesos(price)} {copy.each}
    </span>
  );
}
