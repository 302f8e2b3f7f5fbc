import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { clsx } from 'clsx';
import { sumsCopy as copy } from '#copy/sums.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { pictureOf, swatchUrl } from '#lib/pictures.ts';

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
export function GoodsHeader({ line, isDense = false }: { line: GoodsLine; isDense?: boolean }) {
  return (
    <div className="flex items-center gap-3 sm:gap-4 print:break-after-avoid">
      <ProductPicture image={line.image} size={isDense ? 'row' : 'md'} />
      <div className="min-w-0 flex-1">
        <ProductName line={line} isShort={isDense} />
        {isDense ? <UnitPrice line={line} /> : null}
      </div>
    </div>
  );
}

/** Brand and name; the name leads to the product, where it is still sold. */
export function ProductName({
  line: { brand, productId, name, slug },
  isShort = false,
}: {
  line: GoodsLine;
  /** A phone leaves the brand out. */
  isShort?: boolean;
}) {
  return (
    <>
      <p className={clsx('eyebrow truncate print:col-span-full', isShort && 'max-sm:hidden')}>
        {brand}
      </p>
      <p className="text-sm leading-5 font-semibold sm:text-base">
        {productId === null ? (
          name
        ) : (
          <AppLink
            to={links.product({ _id: productId, slug })}
            className="rounded-xs underline-offset-4 hover:text-accent hover:underline"
          >
            {name}
          </AppLink>
        )}
      </p>
    </>
  );
}

/** A packshot on white; with a tone, its lock of hair over the corner. */
export function ProductPicture({
  image,
  tone = null,
  size = 'md',
}: {
  image: string;
  tone?: GoodsLine['color'];
  size?: 'sm' | 'row' | 'md' | undefined;
}) {
  return (
    <span
      className={clsx(
        'relative block shrink-0 print:hidden',
        { sm: 'size-10', row: 'size-10 sm:size-12', md: 'size-14 sm:size-16' }[size],
      )}
    >
      <span className="block size-full overflow-hidden rounded-md bg-white shadow-hairline [&_img]:size-full">
        <Picture
          picture={pictureOf(image, '', { kind: 'product' })}
          sizes={size === 'sm' ? '2.5rem' : '4rem'}
          fit="contain"
        />
      </span>
      {tone ? (
        <span className="absolute -right-1.5 -bottom-1.5 rounded-md bg-surface p-0.5">
          <Swatch
            tone={{ label: tone.name, hex: tone.color, image: swatchUrl(tone.image) }}
            size="xs"
            decorative
            className="!block !size-6"
          />
        </span>
      ) : null}
    </span>
  );
}

/** The lock of hair of the chosen tone; nothing where there is none. */
export function VersionSwatch({ line: { color } }: { line: Pick<GoodsLine, 'color'> }) {
  if (color === null) return null;
  const tone = { label: color.name, hex: color.color, image: swatchUrl(color.image) };
  return <Swatch tone={tone} size="sm" decorative className="!size-9 sm:!size-10 print:hidden" />;
}

/** A tone's number, which is what its buyer looks for, and the rest of what it is called. */
export function splitVersionName(name: string): [number: string, rest: string] {
  const [, number, rest] = /^(\S*\d\S*)\s+(.+)$/.exec(name) ?? [];
  return number === undefined || rest === undefined ? [name, ''] : [number, rest];
}

/** `$ 12.240 c/u`, with the price before promotions struck. */
export function UnitPrice({
  line: { price, originalPrice },
  isShort = false,
}: {
  line: GoodsLine;
  /** Without what it was. */
  isShort?: boolean;
}) {
  return (
    <span className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
      {originalPrice > price && !isShort ? (
        <>
          <span className="sr-only">{copy.was}</span>
          <s className="mr-1.5 text-ink-faint">{formatPesos(originalPrice)}</s>
        </>
      ) : null}
      {formatPesos(price)} {copy.each}
    </span>
  );
}
