import type { PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';

/** What is still to be paid of what was bought on credit, by the day that it is due. */
export interface CreditDue {
  readonly on: PlainDate;
  readonly amount: Pesos;
}

/** A customer's own credit, as its ledger has it (D-12). */
export interface CreditFacts {
  readonly limit: Pesos;
  /** Below 0: the customer paid more than it owes. */
  readonly used: Pesos;
  /** Days from an order to the day that it has to be paid. */
  readonly termsDays: number;
  /** What was bought, less what was given back, by the day that it is due. */
  readonly dues: readonly CreditDue[];
  /** All that was ever paid. */
  readonly paid: Pesos;
}

/** How a credit stands on a day. */
export interface CreditState {
  readonly left: Pesos;
  /** Pesos whose day is over. */
  readonly overdue: Pesos;
  /** What is due next, or has been for longest; null: nothing is owed. */
  readonly nextDue: CreditDue | null;
}

/** Payments settle what is due first. A day is over once it has passed: on it there is still time. */
export function creditStateOf(
  { limit, used, dues, paid }: CreditFacts,
  today: PlainDate,
): CreditState {
  const open: CreditDue[] = [];
  let rest = paid;
  for (const { on, amount } of dues.toSorted((one, other) => (one.on < other.on ? -1 : 1))) {
    const settled = Math.min(rest, amount);
    rest -= settled;
    if (amount > settled) open.push({ on, amount: amount - settled });
  }
  return {
    left: Math.max(0, limit - used),
    overdue: open.filter(({ on }) => on < today).reduce((sum, { amount }) => sum + amount, 0),
    nextDue: open[0] ?? null,
  };
}

/** Why an order is not bought on credit. */
export type CreditRefusal =
  | { readonly kind: 'overdue'; readonly overdue: Pesos }
  | { readonly kind: 'credit'; readonly left: Pesos; readonly total: Pesos };

/** Who owes what should have been paid buys no more on credit, however much of it is left. */
export function refuseCredit({ left, overdue }: CreditState, total: Pesos): CreditRefusal | null {
  if (total === 0) return null;
  if (overdue > 0) return { kind: 'overdue', overdue };
  return total > left ? { kind: 'credit', left, total } : null;
}
