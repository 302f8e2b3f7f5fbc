import type { Me } from '@matiz/contracts/identity.ts';
import { say } from '@matiz/contracts/messages.ts';
import {
  checkQuantity,
  maxQuantity,
  type QuantityFault,
  readTypedQuantity,
} from '@matiz/domain/kernel/quantity.ts';
import { type BuyingBarrier, findTypingBarrier } from './buying-barrier.ts';

/** What a typed quantity is checked against. */
export interface QuantityLimits {
  /** As the sentences call the product. */
  readonly name: string;
  readonly minQuantity: number;
  readonly multiple: number;
  /** The most that there is; null where presale takes what stock does not cover (§4). */
  readonly ceiling: number | null;
  /** Versions say only how many are left, products also their name (§8). */
  readonly isVersion?: boolean;
  /** The minimum counts over several lines of the same choice: only the server can tell. */
  readonly isPartial?: boolean;
}

export type QuantityEntry =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'barrier'; readonly barrier: BuyingBarrier }
  /** `nearest`: the (at most) two nearest numbers that would do, for the minimum or the multiple. */
  | { readonly kind: 'refused'; readonly message: string; readonly nearest: readonly number[] }
  | { readonly kind: 'accepted'; readonly quantity: number };

/**
 * §5, manual entry, in its order: with a non-empty value first coverage, then for a seller the
 * customer, and only then the number itself, its minimum and multiple, and the stock.
 */
export function decideQuantityEntry(
  text: string,
  visitor: Me | undefined,
  limits: QuantityLimits,
): QuantityEntry {
  if (text.trim() === '') return { kind: 'nothing' };
  const barrier = findTypingBarrier(visitor);
  if (barrier !== null) return { kind: 'barrier', barrier };
  const typed = readTypedQuantity(text);
  if (!typed.ok) {
    const key = typed.error === 'NOT_A_NUMBER' ? 'notANumber' : 'notAnInteger';
    return { kind: 'refused', message: say(key), nearest: [] };
  }
  const refusal = refuseQuantity(typed.value, limits);
  return refusal === null
    ? { kind: 'accepted', quantity: typed.value }
    : { kind: 'refused', ...refusal };
}

interface Refusal {
  readonly message: string;
  readonly nearest: readonly number[];
}

/** Why a line may not hold so many units, in the spec's words; null when it may. */
function refuseQuantity(quantity: number, limits: QuantityLimits): Refusal | null {
  const { name, minQuantity, multiple, isPartial = false } = limits;
  if (isPartial && quantity < 1) return alone(say('belowMinimum', { name, min: 1 }));
  if (!isPartial) {
    const checked = checkQuantity({ quantity, minQuantity, multiple });
    if (!checked.ok && quantity <= maxQuantity) return faultOf(checked.error, limits);
  }
  const most = Math.min(limits.ceiling ?? maxQuantity, maxQuantity);
  if (quantity <= most) return null;
  if (limits.isVersion) return alone(say('stockInsufficient', { n: most }));
  return alone(say('stockExceeded', { n: most, name }));
}

function alone(message: string): Refusal {
  return { message, nearest: [] };
}

function faultOf(fault: QuantityFault, limits: QuantityLimits): Refusal {
  const most = limits.ceiling ?? maxQuantity;
  const nearest = fault.nearest.filter((quantity) => quantity <= most);
  return { message: sayFault(fault, limits), nearest };
}

function sayFault({ kind, nearest }: QuantityFault, limits: QuantityLimits): string {
  const { name, minQuantity, multiple } = limits;
  if (kind === 'BELOW_MINIMUM') return say('belowMinimum', { name, min: minQuantity });
  return say('notAMultiple', { name, multiple, nearest: nearest.join(' o ') });
}
