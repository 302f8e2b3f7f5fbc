import type { CartLine } from '@matiz/contracts/cart.ts';
import { Button } from '@matiz/ui/button.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { Money } from '@matiz/ui/money.tsx';
import { QuantityControl } from '@matiz/ui/quantity-control.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { cartCopy as copy } from '../../copy/cart.ts';
import { ceilingOf, nameOfLine, stepOf } from './cart-lines.ts';
import { UnitPrice, VersionSwatch } from './goods.tsx';
import type { CartEdits } from './use-cart-edits.ts';
import { useQuantityEntry } from './use-quantity-entry.ts';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly edits: CartEdits;
  /** The same choice stands in another delivery too: minimum and multiple count over both (§5). */
  readonly isPartial: boolean;
}

/** One line to be changed: tone, unit price, quantity, total, remove. */
export function CartLineRow({ line, edits, isPartial }: CartLineRowProps) {
  const name = nameOfLine(line);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_7rem_auto]">
      <div className="empty:hidden">
        <VersionSwatch line={line} />
      </div>
      <div className="col-start-2 min-w-0">
        {line.versionName ? (
          <p className="text-sm leading-5 font-medium">{line.versionName}</p>
        ) : null}
        <UnitPrice line={line} />
        <QuantityRule line={line} />
      </div>
      <div className="col-start-3 row-start-1 sm:col-start-5">
        <IconButton
          label={copy.remove(name)}
          tip="none"
          size="sm"
          icon={<X size={18} />}
          className="text-ink-faint hover:text-danger"
          onClick={() => edits.removeLine(line)}
        />
      </div>
      <div className="col-span-2 col-start-1 sm:col-span-1 sm:col-start-3 sm:row-start-1">
        <LineQuantity line={line} edits={edits} isPartial={isPartial} />
      </div>
      <p className="col-start-3 row-start-2 text-right sm:col-start-4 sm:row-start-1">
        <Money value={line.total} strong />
      </p>
    </li>
  );
}

function QuantityRule({ line: { minQuantity, multiple } }: { line: CartLine }) {
  if (minQuantity <= 1 && multiple <= 1) return null;
  const text = multiple > 1 ? copy.multiple(multiple) : copy.minimum(minQuantity);
  return <span className="block text-xs text-ink-faint">{text}</span>;
}

function LineQuantity({ line, edits, isPartial }: CartLineRowProps) {
  const readEntry = useQuantityEntry();
  const [error, setError] = useState<string | null>(null);
  const name = nameOfLine(line);
  const ceiling = ceilingOf(line);
  const { least, step } = stepOf(isPartial ? { minQuantity: 1, multiple: line.multiple } : line);
  const isLeast = line.quantity <= least;
  const isTooMany = line.quantity > ceiling;

  function change(quantity: number): void {
    setError(null);
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
    else setError(entry.error);
  }

  return (
    <>
      <QuantityControl
        value={line.quantity}
        label={copy.quantityOf(name)}
        min={least}
        max={ceiling}
        removes={isLeast}
        increaseDisabled={line.quantity + step > ceiling}
        busy={edits.sending.has(line.lineId)}
        error={error ?? (isTooMany ? copy.onlyLeft(ceiling) : null)}
        onStep={(delta) => {
          if (delta < 0 && isLeast) edits.removeLine(line);
          else change(delta < 0 ? Math.max(least, line.quantity - step) : line.quantity + step);
        }}
        onCommitText={takeText}
      />
      {isTooMany && ceiling >= least ? (
        <Button
          variant="soft"
          size="sm"
          className="mt-1.5 sm:ml-0"
          onClick={() => change(ceiling - (ceiling % step))}
        >
          {copy.adjustTo(ceiling - (ceiling % step))}
        </Button>
      ) : null}
    </>
  );
}
