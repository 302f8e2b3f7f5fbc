import { formatPesos, type Pesos } from '../kernel/money.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';

/** What a zone asks an order to come to. */
export interface OrderMinimum {
  /** Pesos of goods after promotions, before coupon and shipping; null: any amount. */
  readonly minOrder: Pesos | null;
}

/** What is missing for an order to be taken there, in pesos; 0: nothing. */
export function missingForOrder({ minOrder }: OrderMinimum, amount: Pesos): Pesos {
  return Math.max(0, (minOrder ?? 0) - amount);
}

export type MinimumRefusal = Refusal<'ORDER_BELOW_MINIMUM', { minimum: string; missing: string }>;

/** Why an order of so much cannot be taken there; null: it can. */
export function refuseBelowMinimum(zone: OrderMinimum, amount: Pesos): MinimumRefusal | null {
  const missing = missingForOrder(zone, amount);
  if (missing === 0) return null;
  const minimum = formatPesos(amount + missing);
  return refuse('ORDER_BELOW_MINIMUM', { minimum, missing: formatPesos(missing) });
}
