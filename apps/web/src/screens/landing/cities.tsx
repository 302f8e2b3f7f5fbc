import type { ServedZone } from '@matiz/contracts/delivery.ts';
import { Banknote } from 'lucide-react';
import { landingCopy as copy } from '#copy/landing.ts';

/** Where we deliver and how soon, zone by zone. */
export function Cities({ zones }: { zones: readonly ServedZone[] }) {
  if (zones.length === 0) return null;
  return (
    <section aria-labelledby="ciudades" className="border-t border-line bg-surface py-14 lg:py-20">
      <div className="page grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="ciudades" className="text-3xl">
            {copy.citiesTitle}
          </h2>
          <p className="mt-3 max-w-sm text-pretty text-ink-soft">{copy.citiesText}</p>
          <p aria-hidden="true" className="mt-4 flex items-center gap-2 text-sm text-ink-soft">
            <Banknote size={18} className="text-now" />
            {copy.cashOnDelivery}
          </p>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {zones.map(({ _id, name, deliveryDays, cashOnDelivery, cities }) => (
            <div key={_id} className="border-t border-line py-4">
              <dt className="flex items-center gap-2">
                <span className="font-semibold">{name}</span>
                {cashOnDelivery ? (
                  <>
                    <Banknote size={18} aria-hidden="true" className="text-now" />
                    <span className="sr-only">{copy.cashOnDelivery}</span>
                  </>
                ) : null}
                <span className="ml-auto shrink-0 text-sm font-semibold text-now tabular-nums">
                  {copy.days(deliveryDays)}
                </span>
              </dt>
              <dd className="mt-1 text-sm text-pretty text-ink-soft">
                {cities.map((city) => city.name).join(', ')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
