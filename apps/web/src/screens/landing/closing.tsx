import { landingCopy as copy } from '#copy/landing.ts';
import type { ToneShow } from '#features/catalogue/index.ts';
import { EnterActions } from './enter-actions.tsx';

/** The last word: the whole card as one band of hair, and the way in. */
export function Closing({ show }: { show: ToneShow | null }) {
  const tones = show?.series.flatMap((series) => series.tones) ?? [];
  return (
    <section aria-labelledby="cierre">
      <div aria-hidden="true" className="flex h-16 overflow-hidden lg:h-24">
        {tones.map(({ number, hex }) => (
          <span key={number} style={{ backgroundColor: hex }} className="hair-sheen flex-1" />
        ))}
      </div>
      <div className="page grid justify-items-center pt-14 pb-6 text-center lg:pt-24 lg:pb-14">
        <h2 id="cierre" className="max-w-[18ch] text-4xl">
          {copy.closingTitle}
        </h2>
        <p className="mt-4 text-lg text-ink-soft">{copy.closingText}</p>
        <EnterActions className="mt-7 justify-center" />
      </div>
    </section>
  );
}
