import type { CartLine } from '@matiz/contracts/cart.ts';
import { Money } from '@matiz/ui/goods/money.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import {
  type CartEdits,
  LineQuantity,
  nameOfLine,
  ProductName,
  ProductPicture,
  UnitPrice,
  VersionSwatch,
  waitingOf,
} from '#features/buying/index.ts';
import { focusNeighbour } from './focus-neighbour.ts';

interface CartLineRowProps {
  readonly line: CartLine;
  readonly edits: CartEdits;
  /** The same choice stands in another delivery too: minimum and multiple count over both (§5). */
  readonly isPartial: boolean;
  /** The only line of its product in this delivery. */
  readonly isAlone: boolean;
}

/**
 * One line to be changed: what it is, unit price, quantity, total, remove. Alone under its product
 * it carries the product's picture and name itself.
 */
export function CartLineRow({ line, edits, isPartial, isAlone }: CartLineRowProps) {
  const name = nameOfLine(line);
  const row = useRef<HTMLLIElement>(null);
  const remove = () => {
    focusNeighbour(row.current);
    edits.removeLine(line);
  };
  return (
    <li ref={row} className={clsx(grid, isAlone ? 'py-4' : 'py-3')}>
      {isAlone ? <ProductPicture image={line.image} tone={line.color} /> : null}
      {isAlone ? null : <VersionSwatch line={line} />}
      <div className={clsx('min-w-0', !isAlone && line.color === null && 'col-span-2')}>
        {isAlone ? <ProductName line={line} /> : null}
        {line.versionName ? (
          <p className="text-sm leading-5 font-medium">{line.versionName}</p>
        ) : null}
        <UnitPrice line={line} />
        <QuantityRule line={line} />
        <Waiting line={line} />
      </div>
      <IconButton
        label={copy.remove(name)}
        tip="none"
        size="sm"
        icon={<X size={18} />}
        className="-mr-1.5 self-start text-ink-faint hover:text-danger sm:order-last sm:mr-0 sm:self-center"
        data-remove=""
        onClick={remove}
      />
      <div className="col-span-3 flex items-center justify-between gap-3 sm:contents">
        <LineQuantity line={line} edits={edits} isPartial={isPartial} onRemove={remove} />
        <p className="text-right sm:w-24">
          <Money value={line.total} strong />
        </p>
      </div>
    </li>
  );
}

const grid =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] sm:gap-x-4';

function QuantityRule({ line: { minQuantity, multiple } }: { line: CartLine }) {
  if (minQuantity <= 1 && multiple <= 1) return null;
  const text = multiple > 1 ? copy.multiple(multiple) : copy.minimum(minQuantity);
  return <span className="block text-xs text-ink-faint">{text}</span>;
}

/** What stock no longer covers, though an arrival would: nothing waits without the buyer's word. */
function Waiting({ line }: { line: CartLine }) {
  const later = waitingOf(line);
  if (later === 0) return null;
  return (
    <span className="block text-xs font-semibold text-presale">
      {copy.wouldWait(line.quantity - later, later)}
    </span>
  );
}
