import type { ProductVersion } from '@matiz/contracts/catalogue.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { ToneTile } from '@matiz/ui/tone-tile.tsx';
import { memo, type ReactNode } from 'react';
import { catalogueCopy } from '../../../copy/catalogue.ts';
import { colourCardCopy as copy } from '../../../copy/colour-card.ts';
import { swatchUrl } from '../../../lib/pictures.ts';
import type { Offer } from '../selection/offer.ts';
import { splitUnits } from '../selection/room.ts';
import { unitsOf } from '../selection/selection.ts';
import { leastUnits, shortageOf } from '../selection/units.ts';
import { useSelection, useSelectionStore } from '../selection/use-selection.ts';
import type { CardTone } from './card-tones.ts';
import { splitWords, stockOfTile } from './tile-words.ts';

/** One tone: listens to its own units only, so that a press draws one tile of a hundred. */
export const CardTile = memo(function CardTile({
  offer,
  tone,
  mayType,
}: {
  offer: Offer;
  tone: CardTone;
  /** §5: asked before a typed quantity counts. */
  mayType: () => boolean;
}) {
  const { code, number, name, offered } = tone;
  const productId = offer.product._id;
  const store = useSelectionStore();
  const units = useSelection(productId, (selection) => unitsOf(selection, code));
  const notice = useSelection(productId, (selection) => selection.notices[code]);
  const { room, version } = offered;
  const stock = stockOfTile(room);
  const change = (by: 1 | -1) => store.change(offer, { kind: 'change', code, change: { by } });

  return (
    <ToneTile
      tone={{
        label: `${number} ${name}`,
        hex: version.color?.color ?? '#8f7e89',
        image: swatchUrl(version.color?.image ?? null),
      }}
      number={number}
      name={number === name ? '' : name}
      stock={stock.text}
      stockKind={stock.kind}
      mark={markOf(version)}
      quantity={units}
      quantityLabel={copy.quantityOf(number)}
      isLeast={units <= leastUnits(offered)}
      max={room.most}
      note={noteOf(offer, tone, units)}
      error={notice ?? (units > room.most ? shortageOf(offered) : undefined)}
      onSelect={() => change(1)}
      onStep={change}
      onCommitText={(text) => {
        if (mayType()) store.change(offer, { kind: 'change', code, change: { text } });
      }}
    />
  );
});

function markOf({ is_top_seller, is_new, discount }: ProductVersion): string | null {
  if (discount?.percent) return `-${discount.percent} %`;
  if (is_top_seller) return copy.top;
  return is_new ? catalogueCopy.newTone : null;
}

/** What the tile says beyond its stock: a price of its own, what the cart holds, the split. */
function noteOf(offer: Offer, tone: CardTone, units: number): ReactNode {
  const { version, room } = tone.offered;
  const common = offer.product.warehouses[0]?.price ?? null;
  const hasOwnPrice = version.price !== null && version.price !== common;
  const split = units > 0 ? splitWords(splitUnits(room, units)) : [];
  if (!hasOwnPrice && room.held === 0 && split.length === 0) return null;
  return (
    <>
      {hasOwnPrice && version.price !== null ? (
        <span className="block font-semibold text-ink tabular-nums">
          {formatPesos(version.price)}
        </span>
      ) : null}
      {room.held > 0 ? (
        <span className="block text-ink-soft">{catalogueCopy.inCart(room.held)}</span>
      ) : null}
      {split.length > 0 ? <span className="block">{split.join(' + ')}</span> : null}
    </>
  );
}
