import { isHoliday } from '../delivery/holidays.ts';
import { bogotaDate, bogotaHour, weekdayOf } from '../kernel/clock.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A cart with goods that nobody has touched for so long was left. */
export const leftAfter = 24 * hour;
/** Later than so long after it was left, a reminder helps nobody. */
export const remindWithin = 7 * day;
/** Between two reminders to one customer, whatever the cart. */
export const betweenReminders = 7 * day;

const sunday = 0;
const saturday = 6;

/**
 * Whether Ley 2300 of 2023 lets a commercial message go out at that moment: Monday to Friday from
 * 7 to 19, Saturday from 8 to 15, in Bogotá; never on a Sunday or a holiday. The end is outside.
 */
export function isContactHour(moment: Date): boolean {
  const day = bogotaDate(moment);
  const weekday = weekdayOf(day);
  if (weekday === sunday || isHoliday(day)) return false;
  const [from, until] = weekday === saturday ? [8, 15] : [7, 19];
  const hour = bogotaHour(moment);
  return hour >= from && hour < until;
}

export type LeftCart = {
  /** When anybody last touched it. */
  changedAt: Date;
  /** When it was last marked as left. */
  leftAt: Date;
  /** Whether this cart had its one reminder. */
  isReminded: boolean;
  /** The last reminder of any of the customer's carts. */
  lastReminderAt: Date | null;
  /** The customer agreed to commercial messages (Ley 1581) and did not stop these. */
  isWanted: boolean;
};

export type NoReminder =
  | 'NOT_WANTED'
  | 'ALREADY_REMINDED'
  | 'IN_USE'
  | 'TOO_LATE'
  | 'TOO_SOON'
  | 'NOT_NOW';

/** Why a cart gets no reminder at that moment; null: it gets its one. */
export function whyNotRemind(cart: LeftCart, moment: Date): NoReminder | null {
  if (!cart.isWanted) return 'NOT_WANTED';
  if (cart.isReminded) return 'ALREADY_REMINDED';
  if (cart.changedAt > cart.leftAt || since(cart.changedAt, moment) < leftAfter) return 'IN_USE';
  if (since(cart.leftAt, moment) >= remindWithin) return 'TOO_LATE';
  const { lastReminderAt } = cart;
  if (lastReminderAt && since(lastReminderAt, moment) < betweenReminders) return 'TOO_SOON';
  return isContactHour(moment) ? null : 'NOT_NOW';
}

function since(earlier: Date, later: Date): number {
  return later.getTime() - earlier.getTime();
}
