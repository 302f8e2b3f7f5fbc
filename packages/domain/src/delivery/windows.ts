import { addDays, bogotaDate, bogotaMoment, type PlainDate, weekdayOf } from '../kernel/clock.ts';
import type { Pesos } from '../kernel/money.ts';
import { isClosedDay, lastDayBefore, type WorkWeek } from './dispatch-date.ts';

export const windowKinds = ['regular', 'express'] as const;
export type WindowKind = (typeof windowKinds)[number];

/** Hours of some weekdays in which a zone is delivered to (D-11). */
export interface DeliveryWindow {
  readonly id: number;
  readonly kind: WindowKind;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  readonly fromHour: number;
  readonly toHour: number;
  /** An order before this hour of Bogotá leaves the same business day. */
  readonly cutOffHour: number;
  /** Business days from dispatch to the door. */
  readonly deliveryDays: number;
  /** What it costs besides shipping; 0 of a regular one. */
  readonly charge: Pesos;
  /** Days of which nothing is left. */
  readonly fullDays: readonly PlainDate[];
}

/** A window on one day. */
export interface WindowSlot<Window extends DeliveryWindow = DeliveryWindow> {
  readonly window: Window;
  readonly day: PlainDate;
  /** The business day on which it has to leave to be there. */
  readonly dispatchDate: PlainDate;
  /** From this moment on it is too late. */
  readonly orderBy: Date;
  readonly isFull: boolean;
}

/** Which window of which day, as a cart or a request names it. */
export interface SlotChoice {
  /** Null: it was deleted after it was chosen, and the day is what is left of the choice. */
  readonly windowId: number | null;
  readonly day: PlainDate;
}

/** Days ahead that can be chosen, today among them. */
export const windowHorizon = 21;

/** The window on that day; null: it is not one of its days. */
export function slotOn<Window extends DeliveryWindow>(
  window: Window,
  day: PlainDate,
  week: WorkWeek,
): WindowSlot<Window> | null {
  if (!window.weekdays.includes(weekdayOf(day)) || isClosedDay(day, week.calendar)) return null;
  const dispatchDate = lastDayBefore(day, window.deliveryDays, week);
  // A zone may change its days or its hour under a window: nothing is promised for hours gone by.
  const isSameDay = dispatchDate === day;
  const lastHour = isSameDay ? Math.min(window.cutOffHour, window.fromHour) : window.cutOffHour;
  const orderBy = bogotaMoment(dispatchDate, lastHour);
  return { window, day, dispatchDate, orderBy, isFull: window.fullDays.includes(day) };
}

/**
 * The windows that an order of now can still reach, full ones among them, by day and hour. An order
 * leaves on the last day that is early enough, so nothing is offered that leaves in the past.
 */
export function* reachableSlots<Window extends DeliveryWindow>(
  windows: readonly Window[],
  { now, week }: { readonly now: Date; readonly week: WorkWeek },
): Generator<WindowSlot<Window>> {
  const today = bogotaDate(now);
  const byHour = windows.toSorted(
    (one, other) => one.fromHour - other.fromHour || one.toHour - other.toHour || one.id - other.id,
  );
  for (let ahead = 0; ahead < windowHorizon; ahead += 1) {
    const day = addDays(today, ahead);
    for (const window of byHour) {
      const slot = slotOn(window, day, week);
      if (slot && now < slot.orderBy) yield slot;
    }
  }
}

/** The earliest regular window with room: what counts as long as nobody chooses. */
export function firstFreeSlot<Window extends DeliveryWindow>(
  windows: readonly Window[],
  at: { readonly now: Date; readonly week: WorkWeek },
): WindowSlot<Window> | null {
  const regular = windows.filter(({ kind }) => kind === 'regular');
  for (const slot of reachableSlots(regular, at)) if (!slot.isFull) return slot;
  return null;
}

/** What became of a choice: it can be had, its hour has passed, it is full, or it is not offered. */
export type JudgedChoice<Window extends DeliveryWindow = DeliveryWindow> =
  | { readonly state: 'open' | 'closed' | 'full'; readonly slot: WindowSlot<Window> }
  | { readonly state: 'unknown'; readonly slot: null };

export function judgeChoice<Window extends DeliveryWindow>(
  windows: readonly Window[],
  { windowId, day }: SlotChoice,
  { now, week }: { readonly now: Date; readonly week: WorkWeek },
): JudgedChoice<Window> {
  const window = windows.find(({ id }) => id === windowId);
  const slot = window && isNear(day, now) ? slotOn(window, day, week) : null;
  if (!slot) return { state: 'unknown', slot: null };
  if (now >= slot.orderBy) return { state: 'closed', slot };
  return { state: slot.isFull ? 'full' : 'open', slot };
}

/** Days long past are told as closed; beyond the horizon nothing is offered. */
function isNear(day: PlainDate, now: Date): boolean {
  return day < addDays(bogotaDate(now), windowHorizon);
}
