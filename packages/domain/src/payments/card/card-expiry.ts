import { bogotaDate } from '../../kernel/clock.ts';

/** §9: the list of years has ten, from this one on. */
export const expiryYearCount = 10;
/** §9: January to December. */
export const expiryMonths: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

export interface CardExpiry {
  readonly month: number;
  /** Of four digits. */
  readonly year: number;
}

/** The years that a card may expire in, this one first. */
export function expiryYears(now: Date): readonly number[] {
  const { year } = bogotaMonth(now);
  return Array.from({ length: expiryYearCount }, (_, index) => year + index);
}

/** A card is good until the last day of the month that it names. */
export function isCardExpired({ month, year }: CardExpiry, now: Date): boolean {
  const today = bogotaMonth(now);
  return year < today.year || (year === today.year && month < today.month);
}

/** As it stands on a card: `08/28`. */
export function formatExpiry({ month, year }: CardExpiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}

function bogotaMonth(now: Date): CardExpiry {
  const [year, month] = bogotaDate(now).split('-').map(Number);
  return { month: month ?? 1, year: year ?? 0 };
}
