/** How far back sales are looked at to say how long stock lasts. */
export const salesDays = 28;
/** What lasts less is to be bought again. */
export const leastCoverDays = 14;

/** Whole days that `available` lasts at the pace of late; null: nothing sold, so nobody knows. */
export function coverDays(available: number, soldLately: number): number | null {
  return soldLately <= 0 ? null : Math.floor((available * salesDays) / soldLately);
}
