import { say } from '@matiz/contracts/messages.ts';
import { maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import { QuantityControl } from '@matiz/ui/inputs/quantity-control.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { type AddItemRequest, useAddToCart, useTypingCheck } from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { type Offer, type OfferedVersion, volumesOf } from '../../selection/offer.ts';
import { noSelection } from '../../selection/selection.ts';
import { additionOf, priceFor } from '../../selection/totals.ts';
import type { UnitRule } from '../../selection/units.ts';
import { VolumePicker } from '../../volume-picker/volume-picker.tsx';
import { PriceBlock } from '../price-block.tsx';
import { StockLine } from '../stock-line.tsx';
import { BuyBar, type BuyState } from './buy-bar.tsx';
import { quantityRules } from './quantity-rules.ts';
import { useUnits } from './use-units.ts';

/** Only for what is sold out. */
const TellMe = lazyPart(
  async () => (await loadPart('TellMe', () => import('../../alerts/tell-me.tsx'))).TellMe,
);

/** Buying by the unit: a simple product, one of its volumes, or a combo with its chosen parts. */
export function BuyUnits({
  offer,
  assemblies = [],
  onMissingPart,
  children,
}: {
  offer: Offer;
  /** The buyer's choice for each open part of a combo. */
  assemblies?: NonNullable<AddItemRequest['assemblies']>;
  /** Present while a part is not chosen yet: shows which, instead of adding. */
  onMissingPart?: (() => void) | undefined;
  /** Between the price and the quantity: the parts of a combo. */
  children?: ReactNode;
}) {
  const { product } = offer;
  const volumes = volumesOf(offer);
  const [picked, setPicked] = useState<number | null>(null);
  const volume = volumes.length === 1 ? (volumes[0] ?? null) : picked;
  const version = versionFor(offer, volume);
  const units = useUnits(version ?? openRule(offer));
  const [isMissed, setMissed] = useState(false);
  const { addToCart, isAdding } = useAddToCart();
  const mayType = useTypingCheck();
  const picker = useRef<HTMLDivElement>(null);

  function add() {
    setMissed(true);
    if (!version) {
      picker.current?.querySelector('input')?.focus();
      return;
    }
    if (onMissingPart) return onMissingPart();
    const selection = { ...noSelection, units: { [version.code]: units.units } };
    const addition = additionOf(offer, selection);
    if (!addition) return;
    addToCart(
      { ...addition, ...(assemblies.length > 0 ? { assemblies: [...assemblies] } : {}) },
      { returnTo: links.product(product), onAdded: units.reset },
    );
  }

  const state: BuyState = {
    isSoldOut: version ? version.room.most === 0 : false,
    isAdding,
    amount: amountOf(offer, version, units.units),
    units: units.units,
    onAdd: add,
  };
  const rules = quantityRules(product);
  return (
    <>
      <PriceBlock
        product={product}
        version={offer.hasVolumes ? version?.version : undefined}
        line={offer.standing + units.units}
      />
      {offer.hasVolumes && !version ? null : <StockLine offer={offer} chosen={version} />}
      {volumes.length > 1 ? (
        <div ref={picker}>
          <VolumePicker
            volumes={volumes}
            value={volume}
            onChange={setPicked}
            error={isMissed && !version ? say('chooseVolume', { name: product.name }) : undefined}
          />
        </div>
      ) : null}
      {children}
      {version && state.isSoldOut && version.room.inCart === 0 ? (
        <DeferredPart>
          <TellMe
            productId={product._id}
            versionCode={version.code}
            name={version.name || product.name}
            isBlock
          />
        </DeferredPart>
      ) : null}
      <BuyBar
        product={product}
        state={state}
        note={rules}
        inCart={version?.room.inCart ?? 0}
        quantity={
          <QuantityControl
            value={units.units}
            label={copy.quantityOf(product.name)}
            min={units.least}
            max={version?.room.most}
            decreaseDisabled={units.units <= units.least}
            disabled={state.isSoldOut}
            error={units.notice}
            onStep={(by) => units.change({ by })}
            onCommitText={(text) => {
              if (mayType()) units.change({ text });
            }}
          />
        }
      />
    </>
  );
}

function versionFor(offer: Offer, volume: number | null): OfferedVersion | undefined {
  const all = [...offer.versions.values()];
  if (!offer.hasVolumes) return all[0];
  return all.find(({ version }) => volume !== null && version.volume === volume);
}

/** Before a volume is chosen only the product's own rules hold. */
function openRule({ product }: Offer): UnitRule {
  const { minQuantity, multiple, name } = product;
  const room = { inCart: 0, now: maxQuantity, arrivals: [], most: maxQuantity };
  return { room, minQuantity, multiple, name, isTone: false };
}

function amountOf(offer: Offer, version: OfferedVersion | undefined, units: number): number | null {
  const price = version ? priceFor(offer, version, units) : null;
  return price === null ? null : price * units;
}
