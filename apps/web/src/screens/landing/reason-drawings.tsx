import { Avatar } from '@matiz/ui/avatar.tsx';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { clsx } from 'clsx';
import { Check, Search } from 'lucide-react';
import { landingCopy as copy } from '#copy/landing.ts';
import type { ToneShow } from '#features/catalogue/index.ts';
import { pickTones } from './pick-tones.ts';

/** A tone found by its bare digits, over the card it comes from. */
export function WholeCard({ show }: { show: ToneShow | null }) {
  const { number, name, hex } = copy.toneSample;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <p className="flex h-11 w-32 items-center gap-2.5 rounded-full bg-white/12 px-4 font-semibold tabular-nums">
          <Search size={17} className="text-white/70" />
          {copy.searchSample}
        </p>
        <p className="flex items-center gap-2.5 text-sm">
          <Swatch tone={{ label: name, hex }} size="sm" decorative />
          <span>
            <strong className="tabular-nums">{number}</strong> {name}
          </span>
        </p>
      </div>
      <div className="mt-5 -mr-10 grid grid-cols-8 gap-1.5 sm:grid-cols-12 lg:-mr-12">
        {pickTones(show, 24).map((tone) => (
          <Swatch
            key={tone.number}
            tone={{ label: tone.name, hex: tone.hex }}
            size="fill"
            decorative
            className="!rounded-md"
          />
        ))}
      </div>
    </div>
  );
}

/** One line of twelve: eight from stock, four from the next arrival. */
export function SplitOrder() {
  const { number, name, hex } = copy.toneSample;
  return (
    <div className="rounded-lg bg-surface p-4 shadow-card">
      <div className="flex items-center gap-3">
        <Swatch tone={{ label: name, hex }} size="md" decorative />
        <p className="text-sm leading-snug">
          <strong className="font-display text-lg tabular-nums">{number}</strong>
          <span className="block text-ink-soft">{copy.splitTitle(12)}</span>
        </p>
      </div>
      <div className="mt-4 grid grid-cols-[8fr_4fr] gap-1">
        <span className="h-2.5 rounded-l-full bg-now" />
        <span className="h-2.5 rounded-r-full bg-presale-bright" />
      </div>
      <p className="mt-2 flex justify-between gap-2 text-xs font-semibold">
        <span className="text-now">{copy.splitNow(8)}</span>
        <span className="text-presale">{copy.splitLater(4)}</span>
      </p>
    </div>
  );
}

/** Where a price comes from; the figures are for those who have logged in. */
export function PriceSteps() {
  return (
    <dl className="grid gap-2 text-sm">
      {copy.priceSteps.map((step) => (
        <div
          key={step}
          className="flex items-center justify-between border-b border-accent-tint pb-2"
        >
          <dt className="text-ink-soft">{step}</dt>
          <dd className="price-veil" />
        </div>
      ))}
      <div className="flex items-center justify-between font-semibold">
        <dt>{copy.yourPrice}</dt>
        <dd className="price-veil text-lg text-accent" />
      </div>
    </dl>
  );
}

/** A seller's customers, the first of them chosen. */
export function SellerCustomers() {
  return (
    <div className="flex h-full flex-col justify-center lg:w-88">
      <p className="eyebrow mb-2">{copy.orderingFor}</p>
      <ul className="grid gap-2">
        {copy.sampleCustomers.map(({ name, city, initials }, position) => (
          <li
            key={name}
            className={clsx(
              'flex items-center gap-3 rounded-lg px-4 py-2.5',
              position === 0 ? 'bg-surface shadow-[0_0_0_2px_var(--color-now)]' : 'bg-surface/60',
            )}
          >
            <Avatar initials={initials} size="sm" />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block truncate text-sm font-semibold">{name}</span>
              <span className="text-xs text-ink-soft">{city}</span>
            </span>
            {position === 0 ? <Check size={18} strokeWidth={2.6} className="text-now" /> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
