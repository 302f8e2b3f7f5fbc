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
  splitVersionName,
  UnitPrice,
  VersionSwatch,
  waitingOf,
} from '#features/buying/index.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import { loadSavedLines } from './saved/saved-lines.lazy.ts';

const SaveLine = lazyPart(async () => (await loadSavedLines()).SaveLine, 'nowhere');

interface CartLineRowProps {
  readonly line: CartLine;
  readonly edits: CartEdits;
  /** The same choice stands in another delivery too: minimum and multiple count over both (§5). */
  readonly isPartial: boolean;
  /** The only line of its product in this delivery. */
  readonly isAlone: boolean;
  /** It costs another price than its product's first line, over which that one stands. */
  readonly hasOwnPrice?: boolean;
}

/**
 * One line to be changed: what it is, unit price, quantity, total, remove. Alone under its product
 * it carries the product's picture and name itself.
 */
export function CartLineRow({ line, edits, isPartial, isAlone, hasOwnPrice }: CartLineRowProps) {
  const name = nameOfLine(line);
  const row = useRef<HTMLLIElement>(null);
  const remove = () => {
    focusNeighbour(row.current);
    edits.removeLine(line);
  };
  const removeButton = (
    <IconButton
      label={copy.remove(name)}
      tip="none"
      size="sm"
      icon={<X size={18} />}
      className={clsx(
        'text-ink-faint hover:text-danger',
        isAlone
          ? '-mr-1.5 self-start sm:order-last sm:mr-0 sm:self-center'
          : 'order-last -mx-2 sm:mx-0',
      )}
      data-remove=""
      onClick={remove}
    />
  );
  const quantity = (
    <LineQuantity
      line={line}
      edits={edits}
      isPartial={isPartial}
      isDense={!isAlone}
      onRemove={remove}
    />
  );
  // A phone's dense row has no room for it: there several are chosen at once.
  const later = (
    <div className={isAlone ? 'min-h-6' : 'min-h-6 max-sm:hidden'}>
      <OnceHydrated>
        <SaveLine line={line} edits={edits} />
      </OnceHydrated>
    </div>
  );
  const total = (
    <p className={clsx('text-right', isAlone ? 'sm:w-24' : 'text-sm sm:w-24 sm:text-base')}>
      <Money value={line.total} strong />
    </p>
  );
  if (!isAlone) {
    const [number, rest] = splitVersionName(line.versionName ?? '');
    return (
      <li ref={row} data-line="" className={denseGrid}>
        {line.color ? <VersionSwatch line={line} /> : <span />}
        <div className="min-w-0 leading-4">
          <p className="truncate text-sm leading-4 font-semibold tabular-nums">
            {number}
            <span className="max-sm:sr-only"> {rest}</span>
          </p>
          <p
            className="-mr-1 line-clamp-2 text-2xs leading-3 wrap-anywhere hyphens-auto text-ink-soft sm:hidden"
            aria-hidden="true"
          >
            {rest}
          </p>
          {hasOwnPrice ? <UnitPrice line={line} isShort /> : null}
          <QuantityRule line={line} />
          <Waiting line={line} />
          {later}
        </div>
        {quantity}
        {total}
        {removeButton}
      </li>
    );
  }
  return (
    <li ref={row} data-line="" className={clsx(grid, 'py-4')}>
      <ProductPicture image={line.image} tone={line.color} />
      <div className="min-w-0">
        <ProductName line={line} />
        {line.versionName ? (
          <p className="text-sm leading-5 font-medium">{line.versionName}</p>
        ) : null}
        <UnitPrice line={line} />
        <QuantityRule line={line} />
        <Waiting line={line} />
        {later}
      </div>
      {removeButton}
      <div className="col-span-3 flex items-center justify-between gap-3 sm:contents">
        {quantity}
        {total}
      </div>
    </li>
  );
}

const grid =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] sm:gap-x-4';

/** One of many tones: everything in one row of 56 px. */
const denseGrid =
  'grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_4rem_auto] items-center gap-x-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] sm:gap-x-4';

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
