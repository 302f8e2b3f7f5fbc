import { say } from '@matiz/contracts/messages.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Palette } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { prepareColourCard } from '../../colour-card/colour-card-host.tsx';
import { useColourCard } from '../../colour-card/use-colour-card.ts';
import type { Offer } from '../../selection/offer.ts';
import { useSelection } from '../../selection/selection-store.ts';
import { totalsOf } from '../../selection/totals.ts';
import { useAddSelection } from '../../selection/use-add-selection.ts';
import { PriceBlock } from '../price-block.tsx';
import { StockLine } from '../stock-line.tsx';
import { AddButton, StickyPrice } from './buy-bar.tsx';
import { ChosenTones } from './chosen-tones.tsx';
import { quantityRules } from './quantity-rules.ts';
import { StickyAdd } from './sticky-add.tsx';
import { ToneStrip } from './tone-strip.tsx';

/** Buying tones: a first look at them, the colour card, and what was chosen in it. */
export function BuyTones({ offer }: { offer: Offer }) {
  const { product } = offer;
  const openCard = useColourCard();
  const selection = useSelection(product._id, (all) => all);
  const totals = useMemo(() => totalsOf(offer, selection), [offer, selection]);
  const { add, isAdding } = useAddSelection(offer);
  const [isMissed, setMissed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const tones = useRef<HTMLDivElement>(null);
  const isChosen = totals.units > 0;

  const open = (versionCode?: string) =>
    openCard({
      productId: product._id,
      name: product.name,
      ...(versionCode === undefined ? {} : { versionCode }),
    });
  function press() {
    setMissed(!isChosen);
    if (isChosen) add();
    else tones.current?.querySelector('button')?.focus();
  }
  const state = {
    isSoldOut: false,
    isAdding,
    amount: isChosen ? totals.amount : null,
    units: totals.units,
    onAdd: press,
  };
  const rules = quantityRules(product);

  return (
    <>
      <PriceBlock product={product} />
      <StockLine offer={offer} />
      <div ref={tones} className="flex scroll-mt-24 flex-col gap-3">
        <ToneStrip offer={offer} units={selection.units} onOpen={open} />
        <Button
          variant={isChosen ? 'secondary' : 'soft'}
          size="lg"
          block
          start={<Palette size={20} aria-hidden="true" />}
          onPointerEnter={prepareColourCard}
          onFocus={prepareColourCard}
          onClick={() => open()}
        >
          {isChosen ? copy.keepChoosing : copy.openCard}
        </Button>
        {isMissed && !isChosen ? (
          <p role="alert" className="text-sm font-medium text-danger">
            {say('chooseColour')}
          </p>
        ) : null}
        {rules ? <p className="text-sm text-ink-soft">{rules}</p> : null}
      </div>
      {isChosen ? <ChosenTones offer={offer} selection={selection} totals={totals} /> : null}
      <div ref={place}>
        <AddButton state={state} isBlock />
      </div>
      <StickyAdd watched={place} price={<StickyPrice product={product} state={state} />}>
        {isChosen ? (
          <AddButton state={state} />
        ) : (
          <Button onClick={() => open()} onPointerEnter={prepareColourCard}>
            {copy.openCard}
          </Button>
        )}
      </StickyAdd>
    </>
  );
}
