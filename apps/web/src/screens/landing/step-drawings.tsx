import type { Category } from '@matiz/contracts/catalogue.ts';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { Picture } from '@matiz/ui/picture.tsx';
import { clsx } from 'clsx';
import { landingCopy as copy } from '#copy/landing.ts';
import type { ToneShow } from '#features/catalogue/index.ts';
import { pictureOf } from '#lib/pictures.ts';
import { pickTones } from './pick-tones.ts';

/** Units on the tones of the first drawing. */
const chosen = [0, 2, 0, 6, 1, 0, 3, 0];
/** Units of the main categories in the second. */
const ordered = [12, 2, 1];

/** Some tones of a card, a few of them with units. */
export function ChosenTonesDrawing({ show }: { show: ToneShow | null }) {
  return (
    <div className="grid grid-cols-4 gap-x-2.5 gap-y-2">
      {pickTones(show, chosen.length).map((tone, position) => {
        const units = chosen[position] ?? 0;
        return (
          <div key={tone.number} className="relative text-center">
            <span
              className={clsx(
                'block rounded-lg',
                units > 0 && 'shadow-[0_0_0_2.5px_var(--color-accent)]',
              )}
            >
              <Swatch
                tone={{ label: tone.name, hex: tone.hex }}
                size="fill"
                decorative
                className="!aspect-5/4"
              />
            </span>
            {units > 0 ? (
              <span className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-2xs font-bold text-white tabular-nums shadow-[0_0_0_2px_var(--color-sunken)]">
                {units}
              </span>
            ) : null}
            <span className="mt-1 block text-2xs font-semibold tabular-nums">{tone.number}</span>
          </div>
        );
      })}
    </div>
  );
}

/** Things of several categories in one order. */
export function WholeOrder({ categories }: { categories: readonly Category[] }) {
  const roots = categories.filter(({ parentId }) => parentId === null).slice(0, ordered.length);
  return (
    <div className="rounded-lg bg-surface p-4 shadow-card">
      <ul className="grid gap-1.5">
        {roots.map(({ _id, name, image }, position) => (
          <li key={_id} className="flex items-center gap-3 text-sm">
            <span className="size-8 overflow-hidden rounded-md">
              <Picture
                picture={pictureOf(image, '', { kind: 'card' })}
                sizes="2rem"
                className="size-full"
              />
            </span>
            <span className="flex-1 font-semibold">{name}</span>
            <span className="text-ink-soft tabular-nums">×{ordered[position]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 rounded-md bg-accent py-2 text-center text-sm font-semibold text-white">
        {copy.stepAdd}
      </p>
    </div>
  );
}

/** Two deliveries of one order, each with its day. */
export function DatedDeliveries() {
  return (
    <div className="grid gap-2.5">
      <Delivery label={copy.deliveryNow} day={copy.deliveryNowDay} units={11} look="text-now" />
      <Delivery
        label={copy.deliveryLater}
        day={copy.deliveryLaterDay}
        units={4}
        look="text-presale"
      />
    </div>
  );
}

function Delivery({
  label,
  day,
  units,
  look,
}: {
  label: string;
  day: string;
  units: number;
  look: string;
}) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3.5 shadow-card">
      <div>
        <p className={clsx('text-2xs font-semibold', look)}>{label}</p>
        <p className="font-display text-lg font-semibold">{day}</p>
      </div>
      <p className="text-sm text-ink-soft tabular-nums">{copy.units(units)}</p>
    </div>
  );
}
