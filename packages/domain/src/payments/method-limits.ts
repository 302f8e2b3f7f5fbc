import type { Pesos } from '../kernel/money.ts';

/** What a payment method takes at an address from a customer (D-22); null: no such limit. */
export interface MethodLimits {
  /** Pesos of one order, with the method's own discount or charge. */
  readonly min: Pesos | null;
  readonly max: Pesos | null;
  /** Pesos that a customer may owe by it at once, this order among them. */
  readonly maxOwed: Pesos | null;
  /** Not taken at all: from this customer, or in this zone. */
  readonly closedFor: 'customer' | 'zone' | null;
}

/** Why a method does not take an order, with what its sentence says. */
export type MethodRefusal =
  | { readonly kind: 'customer' | 'zone' }
  | { readonly kind: 'small'; readonly min: Pesos }
  | { readonly kind: 'big'; readonly max: Pesos }
  | { readonly kind: 'owed'; readonly owed: Pesos; readonly max: Pesos };

/**
 * Whether a method takes an order of `total` pesos from a customer who owes `owed` by it already.
 * What can never be mended is said first. An order of nothing has nothing to be limited.
 */
export function checkMethod(
  { min, max, maxOwed, closedFor }: MethodLimits,
  { total, owed }: { readonly total: Pesos; readonly owed: Pesos },
): MethodRefusal | null {
  if (closedFor !== null) return { kind: closedFor };
  if (total === 0) return null;
  const most = lowest(max, maxOwed);
  if (most !== null && total > most) return { kind: 'big', max: most };
  if (maxOwed !== null && owed + total > maxOwed) return { kind: 'owed', owed, max: maxOwed };
  return min !== null && total < min ? { kind: 'small', min } : null;
}

/** The most that one order may come to; null: no such limit. */
export function lowest(one: Pesos | null, other: Pesos | null): Pesos | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
