import type { Pesos } from '../../kernel/money.ts';
import type { CreditState } from './credit-state.ts';

/** Why a part of an order is not bought on credit. */
export type CreditPartRefusal =
  | { readonly kind: 'overdue'; readonly overdue: Pesos }
  | { readonly kind: 'partShort'; readonly left: Pesos; readonly part: Pesos }
  /** All of it: that is the method itself. */
  | { readonly kind: 'partWhole' };

/** Of an order, what its customer's own credit pays; its method pays the rest (ADR 59). */
export interface CreditPartPlan {
  /** What was asked for; 0: nothing. */
  readonly asked: Pesos;
  /** What counts: all of it, or nothing. Another part than the one that was seen is never taken. */
  readonly part: Pesos;
  /** The most that could be asked for. */
  readonly most: Pesos;
  readonly left: Pesos;
  readonly overdue: Pesos;
  readonly refusal: CreditPartRefusal | null;
}

/** `amount`: goods and shipping, before the method's own discount or charge. */
export function planCreditPart(
  asked: Pesos,
  amount: Pesos,
  credit: CreditState | null,
): CreditPartPlan {
  const { left, overdue } = credit ?? { left: 0, overdue: 0 };
  const most = overdue > 0 ? 0 : Math.max(0, Math.min(left, amount - 1));
  const refusal = asked === 0 ? null : whyNot(asked, { amount, left, overdue });
  return { asked, part: refusal === null ? asked : 0, most, left, overdue, refusal };
}

function whyNot(
  part: Pesos,
  { amount, left, overdue }: { amount: Pesos; left: Pesos; overdue: Pesos },
): CreditPartRefusal | null {
  if (overdue > 0) return { kind: 'overdue', overdue };
  if (part > left) return { kind: 'partShort', left, part };
  return part >= amount ? { kind: 'partWhole' } : null;
}

const roundThousand = 1000;

/**
 * The part that is offered first: all that is left, or half of an order that the credit could pay
 * whole. All of it but one peso would be no part: for that the credit is the method.
 */
export function offeredPart({ left, most }: Pick<CreditPartPlan, 'left' | 'most'>): Pesos {
  if (most === 0 || left <= most) return most;
  const half = Math.ceil(most / 2);
  return Math.min(most, Math.round(half / roundThousand) * roundThousand || half);
}

interface PartlyOnCredit {
  readonly total: Pesos;
  readonly cancelled: Pesos;
  readonly creditPart: Pesos;
}

/**
 * Who is owed what of an order of which something was cancelled: it comes off the credit first,
 * which is given back at once, and then off what its method pays.
 */
export function splitDue({ total, cancelled, creditPart }: PartlyOnCredit): {
  readonly credit: Pesos;
  readonly other: Pesos;
} {
  return {
    credit: Math.max(0, creditPart - cancelled),
    other: total - Math.max(cancelled, creditPart),
  };
}
