import type { DeliveryState, OrderState } from '@matiz/domain/orders/order-state.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface StateMarkProps {
  readonly state: OrderState | DeliveryState;
  /** What it says; the state's own word unless given. */
  readonly children?: ReactNode;
}

/** A state in words with a point of its colour: read in one look, and without colours too. */
export function StateMark({ state, children }: StateMarkProps) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={clsx(
          'size-2 rounded-full',
          (state === 'created' || state === 'returned') && 'bg-danger',
          (state === 'confirmed' || state === 'paid' || state === 'pending') && 'bg-accent',
          (state === 'in_preparation' || state === 'dispatched') && 'bg-presale',
          state === 'delivered' && 'bg-now',
          state === 'cancelled' && 'bg-ink-faint',
        )}
      />
      {children ?? stateWords[state]}
    </span>
  );
}
