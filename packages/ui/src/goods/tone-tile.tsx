import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { QuantityControl, type QuantityControlProps } from '../inputs/quantity-control.tsx';
import { SmallTag } from '../small-tag.tsx';
import type { TagKind } from '../tag.tsx';
import { useFocusHandover } from '../use-focus-handover.ts';
import { Swatch, type SwatchTone } from './swatch.tsx';

export type ToneTileProps = {
  /** Marks the tile in the page, chosen or not: `[data-tone="…"]`. */
  code?: string | undefined;
  tone: SwatchTone;
  /** It is the one that was asked for: ringed, and said to be the current one. */
  isMarked?: boolean | undefined;
  /** As printed: "7.43". */
  number: string;
  name: string;
  /** Words, never colour alone: "Quedan 3", "Preventa", "Agotado". */
  stock: string;
  stockKind?: 'available' | 'low' | 'presale' | 'sold-out' | undefined;
  /** Marks on the lock, the first uppermost: "-20 %", "Top", "Nuevo". There is room for two. */
  marks?: readonly ToneMark[] | undefined;
  /** Units chosen; above 0 the tile is selected and holds the quantity control. */
  quantity: number;
  /** First press on an unselected tile. */
  onSelect: () => void;
  disabled?: boolean | undefined;
  /** Under the stock, e.g. "12 hoy + 4 en preventa"; several lines, each with a look of its own. */
  note?: string | readonly ToneNote[] | undefined;
  /** Name of the quantity control, e.g. "Cantidad de 7.43". */
  quantityLabel: string;
  /** The next − takes the tone away; so by default at one unit. */
  isLeast?: boolean | undefined;
  /** A press opens or closes something beside the tile: whether it is open, and its id. */
  opens?: { readonly isOpen: boolean; readonly id: string } | undefined;
  /** A small button under the texts of a selected tile. */
  more?: ReactNode;
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

export type ToneMark = { kind: TagKind; text: string };

export type ToneNote = { text: string; look: 'presale' | 'plain' | 'strong' | 'link' };

const noteLooks: Record<ToneNote['look'], string> = {
  presale: 'text-presale',
  plain: 'text-ink-soft',
  strong: 'font-semibold text-ink tabular-nums',
  link: 'font-semibold text-accent group-hover:underline',
};

const stockLooks = {
  available: 'text-now',
  low: 'font-semibold text-warning',
  presale: 'font-semibold text-presale',
  'sold-out': 'text-ink-faint',
};

/** One tone of the colour card. A press takes one unit and the tile turns into a quantity control in place. */
export function ToneTile({
  code,
  tone,
  isMarked = false,
  number,
  name,
  stock,
  stockKind = 'available',
  marks = [],
  quantity,
  onSelect,
  disabled = false,
  note,
  quantityLabel,
  isLeast = quantity <= 1,
  opens,
  more,
  ...control
}: ToneTileProps) {
  const isSelected = quantity > 0;
  const focus = useFocusHandover(isSelected);
  const notes =
    typeof note === 'string' ? [{ text: note, look: 'presale' } as const] : (note ?? []);
  // What is seen, in its order: the one who speaks to the machine says what is written (WCAG 2.5.3).
  const said = notes.map(({ text }) => text);
  const marked = marks.map(({ text }) => text);
  const label = [`${number} ${name}`.trim(), stock, ...said, ...marked, tone.text]
    .filter(Boolean)
    .join(', ');
  const texts = (
    <>
      <span className="mt-1.5 block font-display text-base leading-5 font-bold tabular-nums">
        {number}
      </span>{' '}
      <span className="line-clamp-2 text-2xs wrap-anywhere hyphens-auto text-ink-soft sm:text-xs">
        {name}
      </span>{' '}
      <span className="block pb-4">
        <span className={clsx('block text-2xs', stockLooks[stockKind])}>{stock}</span>{' '}
        {notes.map(({ text, look }) => (
          <span key={text} className={clsx('block text-2xs', noteLooks[look])}>
            {`${text} `}
          </span>
        ))}
        {control.error ? (
          <span role="alert" className="block text-2xs text-danger">
            {control.error}
          </span>
        ) : null}
        {isSelected ? more : null}
      </span>
    </>
  );
  const tags =
    marks.length === 0 ? null : (
      <span className="absolute top-1.5 left-1.5 flex flex-col items-start gap-0.5">
        {marks.map(({ kind, text }) => (
          <SmallTag key={kind} kind={kind} text={text} />
        ))}
      </span>
    );

  if (!isSelected) {
    return (
      <button
        type="button"
        data-tone={code}
        aria-current={isMarked || undefined}
        aria-label={label}
        aria-expanded={opens?.isOpen}
        aria-controls={opens?.isOpen ? opens.id : undefined}
        disabled={disabled}
        ref={focus.next}
        onClick={() => {
          focus.claim();
          onSelect();
        }}
        className={clsx(tile, 'group text-left')}
      >
        <span
          className={clsx(
            'relative block rounded-lg transition-opacity',
            opens?.isOpen ? 'shadow-[0_0_0_3px_var(--color-plum)]' : isMarked && markedRing,
            (disabled || (stockKind === 'sold-out' && !opens?.isOpen)) && 'opacity-55',
          )}
        >
          <Swatch
            tone={tone}
            size="fill"
            decorative
            className="transition-[scale] group-active:scale-95"
          />
        </span>
        {texts} {tags}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: one tile of a grid, not a set of form fields
    <div
      role="group"
      data-tone={code}
      aria-current={isMarked || undefined}
      aria-label={label}
      className={tile}
    >
      <div className="relative rounded-lg shadow-[0_0_0_3px_var(--color-accent)]">
        <Swatch tone={tone} size="fill" decorative />
        <span
          aria-hidden="true"
          className="absolute -top-1 -right-1 flex h-5.5 items-center gap-0.5 rounded-full bg-accent px-1.5 text-2xs font-bold text-white tabular-nums shadow-[0_0_0_2px_var(--color-surface)]"
        >
          <Check size={11} strokeWidth={4} />
          {quantity}
        </span>
        <QuantityControl
          {...control}
          onStep={(delta) => {
            if (isLeast && delta < 0) focus.claim();
            control.onStep(delta);
          }}
          increaseRef={focus.next}
          error={undefined}
          value={quantity}
          label={quantityLabel}
          removes={isLeast}
          fluid
          className="absolute inset-x-0.5 bottom-0.5 w-auto!"
        />
      </div>
      {texts}
      {tags}
    </div>
  );
}

/** Apart from the swatch by a line of the page, so that it is seen beside every colour. */
const markedRing = 'shadow-[0_0_0_2px_var(--color-surface),0_0_0_5px_var(--color-ink)]';

/** Four rows shared with the whole line of tiles, so that texts of one and two lines stay level. */
const tile = 'relative row-span-4 grid w-full grid-rows-subgrid rounded-lg';
