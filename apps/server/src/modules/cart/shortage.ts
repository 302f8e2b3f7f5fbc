import { type Failure, type FailureLine, failure, sentenceOf } from '@matiz/contracts/errors.ts';
import type { QuantityFault } from '@matiz/domain/kernel/quantity.ts';
import type { Buyer } from '../../http/principal.ts';
import type { Sellable } from '../catalogue/index.ts';

/** A refusal and the sellable that it is about. */
export interface Refusal {
  readonly sellable: Sellable;
  readonly failure: Failure;
  /** Where there are too few: how many units there are. */
  readonly available?: number;
  /** Where the minimum or the multiple speaks: the nearest quantities that would do. */
  readonly nearest?: readonly number[];
}

/**
 * The stock alert of §8 for a sellable of which only so many units can be had:
 * its name where the product is one thing, none where the buyer looks at its tones.
 */
export function shortageOf(sellable: Sellable, available: number): Refusal {
  return { sellable, failure: stockAlert(sellable, available), available };
}

function stockAlert({ versionCode, color, name }: Sellable, available: number): Failure {
  if (available <= 0) return failure(color === null ? 'OUT_OF_STOCK' : 'TONE_OUT_OF_STOCK');
  if (versionCode !== null) return failure('STOCK_INSUFFICIENT', { n: available });
  return failure('STOCK_EXCEEDED', { n: available, name });
}

/** §5: the minimum or the multiple, with the nearest numbers that would do. */
export function quantityRefusal(sellable: Sellable, fault: QuantityFault): Refusal {
  const { name, minQuantity, multiple } = sellable;
  const { nearest } = fault;
  if (fault.kind === 'BELOW_MINIMUM') {
    return { sellable, nearest, failure: failure('BELOW_MINIMUM', { name, min: minQuantity }) };
  }
  const values = { name, multiple, nearest: nearest.join(' o ') };
  return { sellable, nearest, failure: failure('NOT_A_MULTIPLE', values) };
}

/** All or nothing: the first refusal speaks, and each one stands in a line of its own. */
export function refuse(refusals: readonly [Refusal, ...Refusal[]]): Failure {
  const [first] = refusals;
  return { ...first.failure, lines: refusals.map(lineOf) };
}

export function lineOf({ sellable, failure: reason, nearest }: Refusal): FailureLine {
  const { code, versionCode, versionName, name } = sellable;
  return {
    code,
    versionCode,
    name: versionName === null ? name : `${name} ${versionName}`,
    reason: reason.code,
    message: sentenceOf(reason),
    ...(nearest ? { nearest: [...nearest] } : {}),
  };
}

/** §8, for the place of the session. */
export function noCoverage({ place }: Pick<Buyer, 'place'>): Failure {
  return failure('NO_COVERAGE', { city: place.city, state: place.state });
}
