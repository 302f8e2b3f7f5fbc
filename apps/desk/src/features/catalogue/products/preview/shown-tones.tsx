import type { ProductDetail, ProductVersion } from '@matiz/contracts/catalogue.ts';
import { pickFirstLook } from '@matiz/domain/catalogue/contrasting-tones.ts';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { clsx } from 'clsx';
import { shownProductCopy as copy } from '#copy/catalogue/product-preview.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';

/** The first look at its tones, or its volumes. */
export function ShownTones({ product }: { product: ProductDetail }) {
  const { versions } = product;
  const tones = [
    ...new Map(versions.flatMap((one) => (one.tone ? [[one.tone.number, one]] : []))).values(),
  ];
  const shown = pickFirstLook(
    tones.map((version) => {
      const { is_top_seller: isBest, color } = version;
      return { version, isBest, color: color?.color ?? '#8f7e89' };
    }),
  );
  const rest = tones.length - shown.length;
  const volumes = [
    ...new Set(versions.flatMap(({ volume }) => (volume === null ? [] : [volume]))),
  ].sort((a, b) => a - b);
  return (
    <>
      {tones.length > 0 ? (
        <section>
          <div className="mb-2 flex items-baseline justify-between">
            <h2 className="text-base">{copy.tone}</h2>
            <span className="text-sm text-ink-soft tabular-nums">{copy.tones(tones.length)}</span>
          </div>
          <ul className="grid grid-cols-6 gap-2 sm:gap-2.5">
            {shown.map(({ version }) => (
              <ShownTone key={version.code} version={version} />
            ))}
            {rest > 0 ? (
              <li className="grid aspect-square place-items-center rounded-lg bg-sunken text-sm font-bold text-ink-soft">
                {copy.moreTones(rest)}
              </li>
            ) : null}
          </ul>
        </section>
      ) : null}
      {volumes.length > 0 ? (
        <section>
          <h2 className="mb-2 text-base">{copy.volume}</h2>
          <ul className="flex flex-wrap gap-2">
            {volumes.map((volume) => (
              <li
                key={volume}
                className="rounded-lg bg-sunken px-4 py-2.5 text-sm font-semibold tabular-nums"
              >
                {copy.volumes(volume)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function ShownTone({ version }: { version: ProductVersion }) {
  const { tone, color, stock, arrivals } = version;
  const isGone = stock === 0 && arrivals.length === 0;
  return (
    <li className="text-center">
      <Swatch
        tone={{
          label: `${tone?.number} ${tone?.name}`,
          hex: color?.color ?? '#8f7e89',
          image: color?.image ? pictureUrl(color.image, 96) : null,
        }}
        size="fill"
        decorative
        className={clsx(isGone && 'opacity-55')}
      />
      <span className="mt-1 block truncate text-xs font-semibold tabular-nums">{tone?.number}</span>
      {isGone ? <span className="block text-2xs text-ink-faint">{copy.soldOut}</span> : null}
    </li>
  );
}
