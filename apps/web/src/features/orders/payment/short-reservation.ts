/** A reservation that is longer ends on another day, which has to be said. */
const sameDayMs = 12 * 60 * 60_000;

/** What an order says of its reservation: `payUntil` is its end. */
export interface ReservedOrder {
  readonly payUntil: string;
  readonly placedAt: string;
}

/** Whether its minutes are worth counting: who paid otherwise first may have days. */
export function isShortReservation({ payUntil, placedAt }: ReservedOrder): boolean {
  return Date.parse(payUntil) - Date.parse(placedAt) < sameDayMs;
}
