import { addDays, bogotaDate, bogotaMoment } from '../kernel/clock.ts';

/** Days without an order after which a seller should ask what happened. */
export const idleAfterDays = 30;

/** Characters of what a seller types to find a customer. */
export const maxCustomerSearch = 100;

/** What a seller looks for in their customers: no order for long, a debt, an open draft. */
export const portfolioFilters = ['idle', 'debt', 'draft'] as const;
export type PortfolioFilter = (typeof portfolioFilters)[number];

const dayMs = 86_400_000;

/** Days of the calendar since the last order; null: there is none. */
export function idleDays(lastOrderAt: Date | null, now: Date): number | null {
  if (lastOrderAt === null) return null;
  return (Date.parse(bogotaDate(now)) - Date.parse(bogotaDate(lastOrderAt))) / dayMs;
}

/** A customer whose last order is before this moment has been idle for long. */
export function idleSince(now: Date): Date {
  return bogotaMoment(addDays(bogotaDate(now), 1 - idleAfterDays), 0);
}
