import type { ProductVersion } from '@matiz/contracts/catalogue.ts';
import { splitAddition } from '@matiz/domain/cart/room.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { type ToneMark, type ToneNote, ToneTile } from '@matiz/ui/goods/tone-tile.tsx';
import { memo, useId } from 'react';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import { swatchUrl } from '#lib/pictures.ts';
import { ToneOptions } from '../equivalents/tone-options.tsx';
import type { Offer } from '../selection/offer.ts';
import { chosenUnitsOf } from '../selection/selection.ts';
import { useSelection, useSelectionStore } from '../selection/selection-store.ts';
import { leastUnits, shortageText } from '../selection/units.ts';
import type { CardTone } from './card-tones.ts';
import { splitWords, stockOfTile } from './tile-words.ts';

/**
 * One tone: listens to its own units only, so that a press draws one tile of a hundred. A press on
 * a tone of which there is none left shows what may be ordered instead.
 */
export const CardTile = memo(function CardTile({
  offer,
  tone,
  isPictured,
  mayType,
  usual,
  isAsked,
  isShown,
  onAsk,
}: {
  offer: Offer;
  tone: CardTone;
  /** The lock of hair itself; drawn over the flat tone until then. */
  isPictured: boolean;
  /** §5: asked before a typed quantity counts. */
  mayType: () => boolean;
  /** Units that a first press takes, where it is not the least. */
  usual: number | null;
  /** What may be ordered instead of it is shown. */
  isAsked: boolean;
  /** The card was opened for it. */
  isShown: boolean;
  onAsk: (code: string) => void;
}) {
  const optionsId = useId();
  const { code, number, name, offered } = tone;
  const productId = offer.product._id;
  const store = useSelectionStore();
  const units = useSelection(productId, (selection) => chosenUnitsOf(selection, code));
  const notice = useSelection(productId, (selection) => selection.notices[code]);
  const { room, version } = offered;
  const stock = stockOfTile(room);
  const change = (by: 1 | -1) => store.change(offer, { kind: 'change', code, change: { by } });
  const choose = () =>
    usual === null
      ? change(1)
      : store.change(offer, {
          kind: 'change',
          code,
          change: { fit: Math.max(1, usual - room.inCart) },
        });
  const isSoldOut = room.most === 0;
  const isLater = !isSoldOut && room.now === 0;
  const opens = { isOpen: isAsked, id: optionsId };

  return (
    <>
      <ToneTile
        code={code}
        isMarked={isShown}
        tone={{
          label: `${number} ${name}`,
          hex: version.color?.color ?? '#8f7e89',
          image: isPictured ? swatchUrl(version.color?.image ?? null) : null,
          text: version.color?.text,
        }}
        number={number}
        name={number === name ? '' : name}
        stock={stock.text}
        stockKind={stock.kind}
        marks={marksOf(version)}
        quantity={units}
        quantityLabel={copy.quantityOf(number)}
        isLeast={units <= leastUnits(offered)}
        max={room.most}
        note={[
          ...notesOf(offer, tone, units),
          ...(usual === null ? [] : [{ text: copy.usualQuantity(usual), look: 'plain' as const }]),
          ...(isSoldOut ? [{ text: catalogueCopy.seeOptions, look: 'link' as const }] : []),
        ]}
        opens={isSoldOut ? opens : undefined}
        more={
          isLater ? <NeededToday number={number} opens={opens} onPress={() => onAsk(code)} /> : null
        }
        error={notice ?? (units > room.most ? shortageText(offered) : undefined)}
        onSelect={() => (isSoldOut ? onAsk(code) : choose())}
        onStep={change}
        onCommitText={(text) => {
          if (mayType()) store.change(offer, { kind: 'change', code, change: { text } });
        }}
      />
      {isAsked && room.now === 0 ? (
        <ToneOptions id={optionsId} offer={offer} offered={offered} onClose={() => onAsk(code)} />
      ) : null}
    </>
  );
});

/** Beside a tone that comes later: what there is for the one who cannot wait. */
function NeededToday({
  number,
  opens,
  onPress,
}: {
  number: string;
  opens: { readonly isOpen: boolean; readonly id: string };
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={copy.neededTodayOf(number)}
      aria-expanded={opens.isOpen}
      aria-controls={opens.isOpen ? opens.id : undefined}
      onClick={onPress}
      className="hit block text-left text-2xs font-semibold text-accent hover:underline"
    >
      {copy.neededToday}
    </button>
  );
}

/** What is saved and that it sells best; that it is new, where it says neither. */
function marksOf({
  discount,
  is_top_seller,
  is_new,
  price,
  originalPrice,
}: ProductVersion): ToneMark[] {
  const marks: ToneMark[] = [];
  if (discount && price !== null && originalPrice !== null && price < originalPrice) {
    const saved = Math.round((1 - price / originalPrice) * 100);
    marks.push({ kind: 'offer', text: `-${saved}\u00a0%` });
  }
  if (is_top_seller) marks.push({ kind: 'color-best-seller', text: copy.top });
  return marks.length === 0 && is_new ? [{ kind: 'new', text: catalogueCopy.newTone }] : marks;
}

/** What the tile says beyond its stock: a price of its own, what the cart holds, the split. */
function notesOf(
  offer: Offer,
  { offered: { version, room } }: CardTone,
  units: number,
): ToneNote[] {
  const common = offer.product.warehouses[0]?.price ?? null;
  // The stock line says already when everything leaves on one day.
  const allLater = room.now === 0 && room.arrivals.length === 1;
  const split = units > 0 && !allLater ? splitWords(splitAddition(room, units)) : [];
  return [
    ...(version.price !== null && version.price !== common
      ? [{ text: formatPesos(version.price), look: 'strong' as const }]
      : []),
    ...(room.inCart > 0
      ? [{ text: catalogueCopy.inCart(room.inCart), look: 'plain' as const }]
      : []),
    ...(split.length > 0 ? [{ text: split.join(' + '), look: 'presale' as const }] : []),
  ];
}
