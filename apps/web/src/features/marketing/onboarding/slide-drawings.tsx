import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { clsx } from 'clsx';
import { CalendarCheck, Check, Minus, Plus } from 'lucide-react';
import { onboardingCopy as copy } from '#copy/app/onboarding.ts';

/** A page of a colour card, from dark to light and warm. */
const card = [
  ['1', '#17120f'],
  ['3', '#33231b'],
  ['5.35', '#5f3a24'],
  ['6.66', '#8e1f24'],
  ['7.43', '#b0602c'],
  ['7.1', '#83715f'],
  ['8.3', '#b98a4e'],
  ['9.1', '#bfae96'],
  ['10.21', '#ddcfbd'],
] as const;
const sold = '7.43';

/** Nine tones, none of them missing: the one that is not there says when it comes. */
export function NothingSoldOutDrawing() {
  return (
    <div aria-hidden="true" className="relative mx-auto grid w-full max-w-72 grid-cols-3 gap-3">
      {card.map(([code, hex]) => (
        <span key={code} className="relative">
          <Swatch
            decorative
            size="fill"
            tone={{ label: code, hex }}
            className={clsx(code === sold && 'outline-3 outline-offset-2 outline-accent')}
          />
          {code === sold ? (
            <span className="absolute top-full left-1/2 z-1 flex -translate-x-1/2 -translate-y-1/3 items-center gap-1.5 rounded-full bg-presale-soft px-3 py-1.5 text-sm font-semibold whitespace-nowrap text-presale shadow-float">
              <CalendarCheck size={16} />
              {copy.inPresale}
            </span>
          ) : null}
        </span>
      ))}
    </div>
  );
}

/** One tube, and the order is one. */
export function AnyQuantityDrawing() {
  return (
    <div
      aria-hidden="true"
      className="mx-auto w-full max-w-72 rounded-xl bg-surface p-5 shadow-float"
    >
      <div className="flex items-center gap-4">
        <Swatch decorative size="lg" tone={{ label: sold, hex: '#b0602c' }} />
        <span className="flex-1">
          <span className="block font-display text-2xl">{sold}</span>
          <span className="text-sm text-ink-soft">{copy.oneUnit}</span>
        </span>
      </div>
      <div className="mt-4 flex items-center justify-between rounded-full bg-ground p-1.5">
        <span className="grid size-10 place-items-center rounded-full bg-surface text-ink-soft">
          <Minus size={18} />
        </span>
        <span className="text-xl font-semibold">1</span>
        <span className="grid size-10 place-items-center rounded-full bg-accent text-white">
          <Plus size={18} />
        </span>
      </div>
      <p className="mt-4 flex items-center justify-center gap-2 font-semibold text-success">
        <Check size={18} />
        {copy.confirmed}
      </p>
    </div>
  );
}
