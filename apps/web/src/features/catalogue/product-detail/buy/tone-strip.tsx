import { pickFirstLook } from '@matiz/domain/catalogue/contrasting-tones.ts';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { clsx } from 'clsx';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { swatchUrl } from '#lib/pictures.ts';
import { prepareColourCard } from '../../colour-card/colour-card-host.tsx';
import {
  distinctTones,
  isSoldOut,
  type Offer,
  type OfferedVersion,
} from '../../selection/offer.ts';

/** The first look at a card: its best sellers, each opening the card where it stands. */
export function ToneStrip({
  offer,
  units,
  onOpen,
}: {
  offer: Offer;
  units: Readonly<Record<string, number>>;
  onOpen: (versionCode?: string) => void;
}) {
  const all = distinctTones(offer);
  const shown = firstLook(all);
  const rest = all.length - shown.length;
  return (
    <section aria-labelledby="tonos">
      <div className="mb-2 flex items-baseline justify-between">
        <h2 id="tonos" className="text-base">
          {copy.tone}
        </h2>
        <span className="text-sm text-ink-soft tabular-nums">
          {catalogueCopy.tones(all.length)}
        </span>
      </div>
      <ul className="grid grid-cols-6 gap-2 sm:gap-2.5">
        {shown.map((offered) => (
          <li key={offered.code}>
            <StripTone
              offered={offered}
              units={units[offered.code] ?? 0}
              isGone={isSoldOut(offer, offered)}
              onOpen={onOpen}
            />
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <button
              type="button"
              aria-label={copy.seeAllTones(rest)}
              onPointerEnter={prepareColourCard}
              onClick={() => onOpen()}
              className="grid aspect-square w-full place-items-center rounded-lg bg-sunken text-sm font-bold text-ink-soft transition-colors hover:bg-accent-soft hover:text-accent"
            >
              {copy.moreTones(rest)}
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

function StripTone({
  offered,
  units,
  isGone,
  onOpen,
}: {
  offered: OfferedVersion;
  units: number;
  isGone: boolean;
  onOpen: (versionCode: string) => void;
}) {
  const { code, name, version } = offered;
  return (
    <button
      type="button"
      aria-label={
        isGone ? copy.soldOutTone(version.tone?.number ?? code, name) : copy.pickTone(name)
      }
      onPointerEnter={prepareColourCard}
      onClick={() => onOpen(code)}
      className="group relative block w-full rounded-lg text-center"
    >
      <Swatch
        tone={{
          label: name,
          hex: version.color?.color ?? '#8f7e89',
          image: swatchUrl(version.color?.image ?? null),
        }}
        size="fill"
        decorative
        className={clsx(
          'transition-[scale] group-hover:scale-103 group-active:scale-95',
          isGone && 'opacity-55',
        )}
      />
      {units > 0 ? (
        <span className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-2xs font-bold text-white tabular-nums shadow-[0_0_0_2px_var(--color-ground)]">
          {units}
        </span>
      ) : null}
      <span className="mt-1 block truncate text-xs font-semibold tabular-nums">
        {version.tone?.number}
      </span>
      {isGone ? (
        <span className="block text-2xs text-ink-faint">{catalogueCopy.soldOut}</span>
      ) : null}
    </button>
  );
}

/** So that its breadth shows. */
function firstLook(all: readonly OfferedVersion[]): OfferedVersion[] {
  const tones = all.map((offered) => {
    const { is_top_seller: isBest, color } = offered.version;
    return { offered, isBest, color: color?.color ?? '#8f7e89' };
  });
  return pickFirstLook(tones).map(({ offered }) => offered);
}
