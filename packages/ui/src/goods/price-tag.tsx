import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { Money } from './money.tsx';

export type PriceTagProps = {
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
} & (
  | {
      hidden?: false | undefined;
      /** Whole pesos. */
      current: number;
      /** Whole pesos before the discount; drawn struck. */
      original?: number | undefined;
      /** Discount in percent, e.g. 15 for "-15 %". */
      percent?: number | undefined;
      /** Text before the amount, e.g. "Desde". */
      prefix?: string | undefined;
      /** e.g. "x 60 g". */
      unit?: ReactNode;
      originalLabel?: string | undefined;
    }
  | {
      /** Draws blurred letters: no figure reaches the page (D-3). */
      hidden: true;
      /** What a screen reader hears, e.g. "Inicia sesión para ver el precio". */
      hiddenLabel: string;
      /** A line under the veil, e.g. a link to log in. */
      hint?: ReactNode;
    }
);

const sizes = {
  sm: 'text-base',
  md: 'text-lg',
  lg: 'text-2xl tracking-tight',
};

/** A price: struck original, current, percent; or the veil for a visitor who may not see it. */
export function PriceTag(props: PriceTagProps) {
  const size = sizes[props.size ?? 'md'];
  if (props.hidden) {
    return (
      <div className={clsx('flex flex-col', props.className)}>
        <span className={clsx('font-bold', size)}>
          <span className="price-veil" aria-hidden="true" />
          <span className="sr-only">{props.hiddenLabel}</span>
        </span>
        {props.hint ? <span className="text-xs text-ink-soft">{props.hint}</span> : null}
      </div>
    );
  }
  const { current, original, percent, prefix, unit, originalLabel = words.was } = props;
  const isReduced = original !== undefined && original > current;
  return (
    <div className={clsx('flex flex-wrap items-baseline gap-x-2', props.className)}>
      {isReduced ? (
        <span className="flex w-full items-center gap-1.5 text-xs text-ink-faint">
          <span className="sr-only">{originalLabel}</span>
          <s>
            <Money value={original} />
          </s>
          {percent ? (
            <span className="rounded-xs bg-accent-soft px-1 font-bold text-accent tabular-nums">
              {`-${percent}\u00a0%`}
            </span>
          ) : null}
        </span>
      ) : null}
      {prefix ? <span className="text-xs text-ink-soft">{prefix}</span> : null}
      <Money value={current} className={clsx('font-bold', size)} />
      {unit ? <span className="text-xs text-ink-soft">{unit}</span> : null}
    </div>
  );
}
