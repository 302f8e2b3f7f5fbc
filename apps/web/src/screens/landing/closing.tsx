import { landingCopy as copy } from '../../copy/landing.ts';
import type { ToneShow } from '../../features/catalogue/tone-show.query.ts';
import { EnterActions } from './enter-actions.tsx';

/** The last word: the whole card as one band of hair, and the way in. */
export function Closing({ show }: { show: ToneShow | null }) {
  const tones = show?.series.flatMap((series) => series.tones) ?? [];
  return (
    <section aria-labelledby="cierre">
      <div aria-hidden="true" className="flex h-16 overflow-hidden lg:h-24">
        {tones.map(({ number, hex }) => (
          <span
            key={number}
            style={{ backgroundColor: hex }}
            className="hair-sheen min-w-4 flex-1"
          />
        ))}
      </div>
      <div className="page grid justify-items-center py-14 text-center lg:py-24">
        <h2 id="cierre" className="max-w-[18ch] text-4xl">
          {copy.closingTitle}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{copy.closingText}</p>
        <EnterActions className="mt-7 justify-center" />
      </div>
    </section>
  );
}
