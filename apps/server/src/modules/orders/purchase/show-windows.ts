import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { listWindows } from '@matiz/contracts/orders/delivery-windows.ts';
import { windowSentences as sentences } from '@matiz/contracts/orders/window-sentences.ts';
import type { LostChoice, PlannedArrival } from '@matiz/domain/delivery/plan-arrival.ts';
import { type JudgedChoice, reachableSlots } from '@matiz/domain/delivery/windows.ts';
import { formatDay, formatHours } from '@matiz/domain/kernel/show-date.ts';
import type { ArrivalRefusal } from '@matiz/domain/orders/place/refuse-arrival.ts';
import { showDeliveryWindow } from '#modules/delivery/index.ts';
import type { PurchasePlan } from './purchase-plan.ts';

/** The windows that the undated goods of a purchase can come in, by day. */
export function showSlots(
  { arrival, terms: { zone, windows } }: PurchasePlan,
  now: Date,
): ReplyOf<typeof listWindows> {
  const slots = zone && arrival ? [...reachableSlots(windows, { now, week: zone })] : [];
  const days = Map.groupBy(slots, ({ day }) => day);
  return {
    days: [...days].map(([day, ofDay]) => ({
      day,
      slots: ofDay.map(({ window, orderBy, isFull }) => ({
        ...showDeliveryWindow(window),
        isFull,
        isChosen: arrival?.slot?.window.id === window.id && arrival.day === day,
        orderBy: orderBy.toISOString(),
      })),
    })),
    now: now.toISOString(),
  };
}

/** Why a window cannot be chosen. */
export function windowRefused(judged: JudgedChoice | null): Failure<'WINDOW_GONE'> {
  const reason =
    judged?.slot && judged.state !== 'open'
      ? sayLost({ slot: judged.slot, why: judged.state })
      : sentences.unknown;
  return failure('WINDOW_GONE', { reason });
}

/** Why an order is not placed for the arrival that was agreed, and what stands for it now. */
export function arrivalRefused({ why, arrival }: ArrivalRefusal): Failure<'WINDOW_GONE'> {
  if (why === 'none' || why === 'express') {
    return failure('WINDOW_GONE', { reason: sentences[why] });
  }
  const { lost } = arrival;
  const before = lost ? sayLost(lost) : sentences.moved;
  return failure('WINDOW_GONE', {
    reason: `${before} ${sentences.instead(whenOf(arrival))}`,
  });
}

/** Why the window that is shown is not the chosen one; null: it is. */
export function sayReplaced({ lost, leftOnly }: PlannedArrival): string | null {
  if (leftOnly) return sentences[leftOnly];
  return lost && sayLost(lost);
}

function sayLost(lost: LostChoice): string {
  if (lost.why === 'withdrawn') return sentences.withdrawn;
  const { day, window } = lost.slot;
  return sentences[lost.why](formatDay(day), formatHours(window.fromHour, window.toHour));
}

/** `jue 26 de nov, de 8 a. m. a 12 m.` */
function whenOf({ day, slot }: PlannedArrival): string {
  if (slot === null) return formatDay(day);
  const { fromHour, toHour } = slot.window;
  return `${formatDay(day)}, de ${formatHours(fromHour, toHour)}`;
}
