import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { QuantityControl, type QuantityControlProps } from './quantity-control.tsx';
import { Swatch, type SwatchTone } from './swatch.tsx';

export type ToneTileProps = {
  tone: SwatchTone;
  /** As printed: "7.43". */
  number: string;
  name: string;
  /** Words, never colour alone: "Quedan 3", "Preventa", "Agotado". */
  stock: string;
  stockKind?: 'available' | 'low' | 'presale' | 'sold-out' | undefined;
  /** A mark on the lock: "Top", "Nuevo". */
  mark?: ReactNode;
  /** Units chosen; above 0 the tile is selected and holds the quantity control. */
  quantity: number;
  /** First press on an unselected tile. */
  onSelect: () => void;
  disabled?: boolean | undefined;
  /** Under the stock, e.g. "12 hoy + 4 en preventa". */
  note?: ReactNode;
  /** Name of the quantity control, e.g. "Cantidad de 7.43". */
  quantityLabel: string;
} & Pick<
  QuantityControlProps,
  | 'onStep'
  | 'onCommitText'
  | 'decreaseDisabled'
  | 'increaseDisabled'
  | 'min'
  | 'max'
  | 'busy'
  | 'error'
>;

const STOCK_LOOKS = {
  available: 'text-now',
  low: 'text-warning',
  presale: 'text-presale',
  'sold-out': 'text-ink-faint',
};

/** One tone of the colour card. A press takes one unit and the tile turns into a quantity control in place. */
export function ToneTile({
  tone,
  number,
  name,
  stock,
  stockKind = 'available',
  mark,
  quantity,
  onSelect,
  disabled = false,
  note,
  quantityLabel,
  ...control
}: ToneTileProps) {
  const isSelected = quantity > 0;
  const texts = (
    <span className="mt-1.5 block">
      <span className="block font-display text-base leading-5 font-bold tabular-nums">
        {number}
      </span>
      <span className="line-clamp-2 min-h-7 text-2xs text-ink-soft">{name}</span>
      <span className={clsx('block text-2xs font-semibold', STOCK_LOOKS[stockKind])}>{stock}</span>
    </span>
  );
  const lock = (
    <span
      className={clsx(
        'relative block rounded-lg transition-shadow',
        isSelected && 'shadow-[0_0_0_2px_var(--color-ground),0_0_0_4px_var(--color-accent)]',
        disabled && 'opacity-45',
      )}
    >
      <Swatch tone={tone} size="fill" decorative className="block" />
      {mark && !isSelected ? (
        <span className="absolute bottom-1 left-1 rounded-xs bg-surface px-1 text-2xs font-bold text-ink">
          {mark}
        </span>
      ) : null}
    </span>
  );

  if (!isSelected) {
    return (
      <button
        type="button"
        aria-label={`${number} ${name}, ${stock}`}
        aria-pressed={false}
        disabled={disabled}
        onClick={onSelect}
        className="group relative block w-full rounded-lg text-left [&:not(:disabled):hover_.hair-sheen]:brightness-110"
      >
        {lock}
        {texts}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: one tile of a grid, not a set of form fields
    <div role="group" aria-label={`${number} ${name}, ${stock}`} className="relative">
      <div className="relative">
        {lock}
        <span
          aria-hidden="true"
          className="absolute -top-1.5 -left-1.5 grid size-5 place-items-center rounded-full bg-accent text-white"
        >
          <Check size={13} strokeWidth={3.5} />
        </span>
        <span className="absolute -top-1.5 -right-1.5">
          <Badge count={quantity} max={999} tone="ink" />
        </span>
        <span className="absolute inset-x-1 bottom-1 block">
          <QuantityControl
            {...control}
            error={undefined}
            value={quantity}
            label={quantityLabel}
            removes={quantity === 1}
            fluid
          />
        </span>
      </div>
      {texts}
      {note ? <p className="text-2xs text-presale">{note}</p> : null}
      {control.error ? (
        <p role="alert" className="text-2xs text-danger">
          {control.error}
        </p>
      ) : null}
    </div>
  );
}
