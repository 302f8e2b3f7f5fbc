import type { DeliveryWindow } from './windows.ts';

/** A window as staff write it, with what it leaves to its zone filled in. */
export type WindowTerms = Pick<
  DeliveryWindow,
  'kind' | 'weekdays' | 'fromHour' | 'toHour' | 'cutOffHour' | 'deliveryDays' | 'charge'
>;

/** Why a window cannot be offered: by the field that has to change. */
export type WindowFault<Other> =
  | { readonly field: 'toHour'; readonly reason: 'hours' }
  | { readonly field: 'cutOffHour'; readonly reason: 'tooLate' }
  | { readonly field: 'charge'; readonly reason: 'onlyExpress' }
  | { readonly field: 'fromHour'; readonly reason: 'crosses'; readonly other: Other };

/**
 * What D-11 asks of a window: hours that follow each other, goods of the same day ordered before it
 * begins, a charge of an express one only, and no hours that another one of its kind has that day:
 * a buyer could not tell the two apart.
 *
 * @param others those that its zone offers besides it
 */
export function refuseWindow<Other extends WindowTerms>(
  draft: WindowTerms,
  others: readonly Other[],
): WindowFault<Other> | null {
  if (draft.fromHour >= draft.toHour) return { field: 'toHour', reason: 'hours' };
  if (draft.deliveryDays === 0 && draft.cutOffHour > draft.fromHour) {
    return { field: 'cutOffHour', reason: 'tooLate' };
  }
  if (draft.kind === 'regular' && draft.charge > 0) {
    return { field: 'charge', reason: 'onlyExpress' };
  }
  const other = others.find((each) => doCross(draft, each));
  return other ? { field: 'fromHour', reason: 'crosses', other } : null;
}

function doCross(one: WindowTerms, other: WindowTerms): boolean {
  return (
    one.kind === other.kind &&
    one.weekdays.some((day) => other.weekdays.includes(day)) &&
    one.fromHour < other.toHour &&
    other.fromHour < one.toHour
  );
}
