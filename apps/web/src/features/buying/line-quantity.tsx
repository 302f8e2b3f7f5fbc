import type { CartLine } from '@matiz/contracts/cart.ts';
import { mostOrderable } from '@matiz/domain/cart/room.ts';
import { Button } from '@matiz/ui/button.tsx';
import { QuantityControl } from '@matiz/ui/inputs/quantity-control.tsx';
import { useState } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import { ceilingOf, nameOfLine, quantityStepOf } from './cart-lines.ts';
import type { CartEdits } from './use-cart-edits.ts';
import { type EntryAnswer, useQuantityEntry } from './use-quantity-entry.ts';

type Refused = Exclude<EntryAnswer, { readonly quantity: number }>;

const fine: Refused = { error: null, nearest: [] };

/** The quantity of a line that is in the cart, wherever it is changed; less than the least takes it out. */
export function LineQuantity({
  line,
  edits,
  isPartial,
  isDense = false,
  onRemove,
}: {
  line: CartLine;
  edits: CartEdits;
  /** The same choice stands in another delivery too: minimum and multiple count over both (§5). */
  isPartial: boolean;
  /** In a row with everything else. */
  isDense?: boolean;
  onRemove: () => void;
}) {
  const readEntry = useQuantityEntry();
  const [refused, setRefused] = useState<Refused>(fine);
  const name = nameOfLine(line);
  const ceiling = ceilingOf(line);
  const rule = isPartial ? { minQuantity: 1, multiple: line.multiple } : line;
  const { least, step } = quantityStepOf(rule);
  const isLeast = line.quantity <= least;
  const isTooMany = line.quantity > ceiling;
  const most = mostOrderable({ ...rule, available: ceiling });
  const offered = isTooMany && most > 0 ? [most] : refused.nearest;

  function change(quantity: number): void {
    setRefused(fine);
    if (quantity !== line.quantity) edits.changeQuantity(line, quantity);
  }

  function takeText(text: string): void {
    const entry = readEntry(text, {
      ...line,
      name,
      ceiling,
      isVersion: line.versionCode !== null,
      isPartial,
    });
    if ('quantity' in entry) change(entry.quantity);
    else setRefused(entry);
  }

  return (
    <div className="flex flex-col items-start gap-1.5 sm:items-end">
      <QuantityControl
        value={line.quantity}
        label={copy.quantityOf(name)}
        min={least}
        max={ceiling}
        removes={isLeast}
        increaseDisabled={line.quantity + step > ceiling}
        busy={edits.sending.has(line.lineId)}
        error={refused.error ?? (isTooMany ? copy.onlyLeft(ceiling) : null)}
        onStep={(delta) => {
          if (delta < 0 && isLeast) onRemove();
          else change(delta < 0 ? Math.max(least, line.quantity - step) : line.quantity + step);
        }}
        onCommitText={takeText}
        fluid={isDense}
        className={isDense ? 'w-26! sm:w-31!' : 'sm:text-right'}
      />
      {offered.length > 0 ? (
        <div className="flex gap-2">
          {offered.map((quantity) => (
            <Button
              key={quantity}
              variant="soft"
              size="sm"
              aria-label={`${copy.adjustTo(quantity)}: ${name}`}
              onClick={() => change(quantity)}
            >
              {copy.adjustTo(quantity)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
