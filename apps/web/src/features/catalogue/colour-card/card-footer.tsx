import { say } from '@matiz/contracts/messages.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Money } from '@matiz/ui/goods/money.tsx';
import { useEffect, useMemo, useState } from 'react';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import { NextPriceLine } from '#features/buying/index.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { Offer } from '../selection/offer.ts';
import { useSelection, useSelectionStore } from '../selection/selection-store.ts';
import { nextStepOf, type SelectionTotals, totalsOf } from '../selection/totals.ts';
import { useAddSelection } from '../selection/use-add-selection.ts';
import { daysInWords } from './tile-words.ts';

/** Once tones are chosen. */
const OxidantOffer = lazyPart(
  async () => (await loadPart('OxidantOffer', () => import('./oxidant-offer.tsx'))).OxidantOffer,
  'nowhere',
);

/** A pause in choosing, after which the total is read aloud, in milliseconds. */
const saidAfterMs = 700;

/** What was chosen, what it comes to, and the one button that adds all of it. */
export function CardFooter({
  offer,
  isOnlyChosen,
  needsVolume,
  onToggleChosen,
  onMissingVolume,
  onAdded,
}: {
  offer: Offer;
  /** The card shows the chosen tones only. */
  isOnlyChosen: boolean;
  needsVolume: boolean;
  onToggleChosen: () => void;
  onMissingVolume: () => void;
  onAdded: () => void;
}) {
  const selection = useSelection(offer.product._id, (all) => all);
  const totals = useMemo(() => totalsOf(offer, selection), [offer, selection]);
  const store = useSelectionStore();
  const step = useMemo(() => nextStepOf(offer, selection), [offer, selection]);
  const addMissing = ({ version, units: wanted }: NonNullable<typeof step>) => {
    const change = { text: String(wanted) };
    if (version) store.change(offer, { kind: 'change', code: version.code, change });
  };
  const { add, isAdding } = useAddSelection(offer, onAdded);
  const [isMissed, setMissed] = useState(false);
  const { units, tones } = totals;

  function press() {
    if (needsVolume) return onMissingVolume();
    setMissed(units === 0);
    if (units > 0) add();
  }

  return (
    <div className="flex flex-col gap-2.5 sm:flex-row sm:items-center sm:gap-6">
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3 sm:justify-start sm:gap-6">
          <p className="text-sm font-medium text-ink-soft">
            {units > 0 ? copy.summary(units, tones) : needsVolume ? copy.nothingYet : copy.nothing}
          </p>
          {totals.amount !== null && units > 0 ? (
            <p className="text-lg font-bold sm:text-xl">
              <span className="sr-only">{copy.total} </span>
              <Money value={totals.amount} />
            </p>
          ) : null}
        </div>
        {totals.later > 0 ? (
          <p className="text-xs font-medium text-presale">
            {copy.footerSplit(totals.now, totals.later, daysInWords(totals.dates))}
          </p>
        ) : null}
        {step ? (
          <NextPriceLine
            next={step.next}
            of={step.version?.version.tone?.number ?? null}
            onAdd={step.version ? () => addMissing(step) : undefined}
          />
        ) : null}
        {units > 0 && offer.hasTones ? (
          <DeferredPart>
            <OxidantOffer product={offer.product} units={units} />
          </DeferredPart>
        ) : null}
        {isMissed && units === 0 ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {say('chooseOneColour')}
          </p>
        ) : null}
        <Announcement totals={totals} />
      </div>
      <div className="flex flex-wrap items-center gap-2.5 max-[24rem]:gap-2">
        {tones > 0 || isOnlyChosen ? (
          <Button
            variant="secondary"
            className="max-sm:px-3 max-sm:text-sm max-[24rem]:px-2 max-[24rem]:text-xs"
            aria-pressed={isOnlyChosen}
            onClick={onToggleChosen}
          >
            {isOnlyChosen ? copy.viewAll : copy.viewChosen(tones)}
          </Button>
        ) : null}
        <Button
          className="flex-1 max-sm:px-3 max-[24rem]:text-sm sm:min-w-56"
          loading={isAdding}
          loadingLabel={catalogueCopy.adding}
          onClick={press}
        >
          {catalogueCopy.addToCart}
        </Button>
      </div>
    </div>
  );
}

/** For screen readers: the total, once the fingers rest. */
function Announcement({ totals }: { totals: SelectionTotals }) {
  const { units, tones, amount } = totals;
  const total = amount === null ? null : formatPesos(amount);
  const text = units > 0 ? copy.said(copy.summary(units, tones), total) : '';
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), saidAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
