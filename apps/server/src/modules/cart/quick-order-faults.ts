import { errorKinds, type Failure, sentenceOf } from '@matiz/contracts/errors.ts';
import { fillMessage, type MessageKey, messages } from '@matiz/contracts/messages.ts';
import { type QuickOrderFault, quickOrderFaults } from '@matiz/contracts/quick-order.ts';
import type { Sellable } from '../catalogue/index.ts';
import type { Refusal } from './shortage.ts';

/** Why a row cannot be added, as it is told. */
export interface Fault {
  readonly kind: QuickOrderFault;
  readonly message: string;
  /** Quantities of the row that would do. */
  readonly nearest: readonly number[];
}

/** Kinds that only a list has; the others are failures of the cart's calls. */
const ofRows: Partial<Record<QuickOrderFault, MessageKey>> = {
  UNKNOWN_CODE: 'unknownCode',
  AMBIGUOUS: 'ambiguousRow',
  QUANTITY_MISSING: 'quantityMissing',
  NOT_A_NUMBER: 'notANumber',
  NOT_AN_INTEGER: 'notAnInteger',
};

export function faultOf(
  kind: QuickOrderFault,
  values: Readonly<Record<string, string | number>> = {},
  nearest: readonly number[] = [],
): Fault {
  const own = ofRows[kind];
  const key =
    own ?? (kind in errorKinds ? errorKinds[kind as keyof typeof errorKinds].message : own);
  return { kind, message: key ? fillMessage(messages[key], values) : '', nearest };
}

/** The refusal of a row that follows `before` units of the same version. */
export function faultOfRefusal(
  { sellable, failure, available, nearest: totals = [] }: Refusal,
  before: number,
): Fault {
  const kind = quickOrderFaults.find((each) => each === failure.code) ?? 'UNKNOWN_PRODUCT';
  if (available === 0 && isNeverInPresale(sellable)) return faultOf('NOT_IN_PRESALE');
  const nearest = totals.map((total) => total - before).filter((units) => units > 0);
  return { kind, message: sentence(failure, nearest), nearest };
}

/** What is sold in advance, but not in this tone. */
function isNeverInPresale({ isPresale, excludedFromPresale }: Sellable): boolean {
  return isPresale && excludedFromPresale;
}

/** The multiple's sentence names what the row could say, not what the cart would hold. */
function sentence(failure: Failure, nearest: readonly number[]): string {
  if (failure.code !== 'NOT_A_MULTIPLE' || nearest.length === 0) return sentenceOf(failure);
  return sentenceOf({ ...failure, values: { ...failure.values, nearest: nearest.join(' o ') } });
}
