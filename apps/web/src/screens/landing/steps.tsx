import { Swatch } from '@matiz/ui/swatch.tsx';
import type { ReactNode } from 'react';
import { landingCopy as copy } from '../../copy/landing.ts';
import type { ShownTone, ToneShow } from '../../features/catalogue/tone-show.query.ts';
import { pickTones } from './pick-tones.ts';

/** Units on the tones of the first picture; the second counts them. */
const UNITS = [0, 2, 0, 6, 1, 0, 3, 0];

/** How an order is made, in three steps, each with a small drawing of the screen it takes place on. */
export function Steps({ show }: { show: ToneShow | null }) {
  const tones = pickTones(show, UNITS.length);
  const drawings = [
    <Tones key="tones" tones={tones} />,
    <Order key="order" />,
    <Dates key="dates" />,
  ];
  return (
    <section aria-labelledby="pasos" className="page py-14 lg:py-24">
      <h2 id="pasos" className="text-3xl">
        {copy.stepsTitle}
      </h2>
      <ol className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3 lg:mt-10">
        {copy.steps.map(({ title, text }, position) => (
          <li key={title}>
            <div
              aria-hidden="true"
              className="grid h-52 content-center rounded-xl bg-sunken px-5 select-none lg:px-7"
            >
              {drawings[position]}
            </div>
            <h3 className="mt-5 flex items-baseline gap-2.5 text-xl">
              <span className="text-accent tabular-nums">{position + 1}</span>
              {title}
            </h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Tones({ tones }: { tones: readonly ShownTone[] }) {
  return (
    <div className="grid grid-cols-4 gap-x-2.5 gap-y-2">
      {tones.map((tone, position) => {
        const units = UNITS[position] ?? 0;
        return (
          <div key={tone.number} className="relative text-center">
            <span
              className={
                units > 0 ? 'block rounded-lg shadow-[0_0_0_2.5px_var(--color-accent)]' : 'block'
              }
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

function Order() {
  const chosen = UNITS.filter((units) => units > 0);
  const units = chosen.reduce((sum, each) => sum + each, 0);
  return (
    <Card>
      <p className="text-sm font-semibold tabular-nums">{copy.stepUnits(units, chosen.length)}</p>
      <p className="mt-3 rounded-md bg-accent py-3 text-center text-base font-semibold text-white">
        {copy.stepAdd}
      </p>
    </Card>
  );
}

function Dates() {
  return (
    <div className="grid gap-2.5">
      <Card>
        <Delivery label={copy.deliveryNow} day={copy.deliveryNowDay} units={9} look="text-now" />
      </Card>
      <Card>
        <Delivery
          label={copy.deliveryLater}
          day={copy.deliveryLaterDay}
          units={3}
          look="text-presale"
        />
      </Card>
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
    <div className="flex items-center justify-between gap-3">
      <div>
        <p className={`text-2xs font-semibold ${look}`}>{label}</p>
        <p className="font-display text-lg font-semibold">{day}</p>
      </div>
      <p className="text-sm text-ink-soft tabular-nums">{copy.deliveryUnits(units)}</p>
    </div>
  );
}

function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-lg bg-surface px-4 py-3.5 shadow-card">{children}</div>;
}
