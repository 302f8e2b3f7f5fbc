import { ChevronDown } from 'lucide-react';
import { colourCardCopy } from '../../../copy/colour-card.ts';
import { productCopy as copy } from '../../../copy/product.ts';
import type { Offer } from '../selection/offer.ts';

/** Every tone by name, for whoever reads without scripts and for search engines. */
export function ToneList({ offer }: { offer: Offer }) {
  const named = offer.product.versions.flatMap(({ tone }) => (tone ? [tone] : []));
  const tones = [...new Map(named.map((tone) => [`${tone.number} ${tone.name}`, tone])).values()];
  if (tones.length === 0) return null;
  return (
    <details className="group border-b border-line pb-4">
      <summary className="flex list-none items-center justify-between gap-4 py-1 font-display text-xl font-semibold [&::-webkit-details-marker]:hidden">
        {copy.toneList(tones.length)}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-3 gap-8 sm:columns-2">
        {[...Map.groupBy(tones, ({ series }) => series)].map(([key, members]) => (
          <div key={key} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-sm">{key || colourCardCopy.otherTones}</h3>
            <ul className="text-sm text-ink-soft">
              {members.map(({ number, name }) => (
                <li key={`${number} ${name}`}>
                  <span className="font-semibold text-ink tabular-nums">{number}</span> {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  );
}
