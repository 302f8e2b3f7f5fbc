import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { type GoodsLine, ProductPicture } from '#features/buying/index.ts';
import { swatchUrl } from '#lib/pictures.ts';

const shown = 5;

/** What is inside at a glance: the locks of the tones, the pictures of the rest. Decorative. */
export function GoodsStrip({ lines }: { lines: readonly GoodsLine[] }) {
  const rest = lines.length - shown;
  return (
    <span aria-hidden="true" className="flex items-center gap-1.5">
      {lines.slice(0, shown).map((line) =>
        line.color ? (
          <Swatch
            key={line.lineId}
            tone={{
              label: line.color.name,
              hex: line.color.color,
              image: swatchUrl(line.color.image),
            }}
            size="sm"
            decorative
            className="!size-10"
          />
        ) : (
          <ProductPicture key={line.lineId} image={line.image} size="sm" />
        ),
      )}
      {rest > 0 ? (
        <span className="pl-0.5 text-sm font-semibold text-ink-soft tabular-nums">
          {copy.morePictures(rest)}
        </span>
      ) : null}
    </span>
  );
}
