import { Money } from '@matiz/ui/goods/money.tsx';
import { colourCardCopy } from '#copy/catalogue/colour-card.ts';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { daysInWords } from '../../colour-card/tile-words.ts';
import type { Offer } from '../../selection/offer.ts';
import type { Selection } from '../../selection/selection.ts';
import type { SelectionTotals } from '../../selection/totals.ts';

/** What was chosen in the colour card and waits to be added, with what the server refused of it. */
export function ChosenTones({
  offer,
  selection,
  totals,
}: {
  offer: Offer;
  selection: Selection;
  totals: SelectionTotals;
}) {
  const refused = Object.entries(selection.notices).filter(([code]) => selection.units[code]);
  return (
    <section
      aria-label={copy.chosen}
      className="rounded-lg bg-accent-soft px-4 py-3 text-accent-strong"
    >
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-sm font-semibold">
          {colourCardCopy.summary(totals.units, totals.tones)}
        </p>
        {totals.amount === null ? null : (
          <Money value={totals.amount} className="text-lg font-bold" />
        )}
      </div>
      {totals.later > 0 ? (
        <p className="mt-0.5 text-xs font-medium text-presale">
          {colourCardCopy.footerSplit(totals.now, totals.later, daysInWords(totals.dates))}
        </p>
      ) : null}
      {refused.length > 0 ? (
        <div role="alert" className="mt-1.5 text-sm text-danger">
          <ul>
            {refused.map(([code, sentence]) => (
              <li key={code}>
                <strong>{offer.versions.get(code)?.version.tone?.number ?? code}</strong>:{' '}
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
