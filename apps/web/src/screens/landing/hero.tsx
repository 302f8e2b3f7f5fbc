import { Check } from 'lucide-react';
import { landingCopy as copy } from '#copy/landing.ts';
import type { ToneShow } from '#features/catalogue/index.ts';
import { EnterActions } from './enter-actions.tsx';
import { ToneRail } from './tone-rail.tsx';

/** One sentence, two ways in, and the tone strip that is Matiz' signature. */
export function Hero({ show }: { show: ToneShow | null }) {
  return (
    <section className="overflow-hidden pt-8 pb-12 sm:pt-14 lg:pt-16">
      <div className="page grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:items-end">
        <h1 className="max-w-[13ch] text-[clamp(2.625rem,1.3rem+5.4vw,5.5rem)] leading-[0.98] tracking-[-0.03em]">
          {copy.headline}
        </h1>
        <div className="lg:pb-2">
          <p className="max-w-[34rem] text-lg text-ink-soft">{copy.lead}</p>
          <EnterActions className="mt-6" />
        </div>
      </div>
      {show ? <ToneRail show={show} /> : null}
      <ul className="page mt-7 flex flex-wrap gap-x-7 gap-y-2 text-sm font-medium text-ink-soft">
        {copy.assurances.map((assurance) => (
          <li key={assurance} className="flex items-center gap-2">
            <Check size={16} strokeWidth={2.6} aria-hidden="true" className="text-now" />
            {assurance}
          </li>
        ))}
      </ul>
    </section>
  );
}
