const minuteMs = 60_000;

/** Prices and stock of a day ago are no offer any more. */
export const routeLastsMs = 24 * 60 * minuteMs;
/** A clock that is set by the network moves by seconds. */
const clockSlackMs = 5 * minuteMs;

/** When a route was fetched, by the shop's clock and by the device's. */
export interface RouteTimes {
  /** By the shop. */
  readonly at: Date;
  /** Milliseconds of the device's clock. */
  readonly fetchedAt: number;
}

/** `aged`: of more than a day; `clock`: the device's clock stands before the route, so nobody knows. */
export type RouteState = 'fresh' | 'aged' | 'clock';

/**
 * Whether orders may be taken by a route. What the clock said in between is not held against it: one
 * that was wrong for a while is right again, and the shop decides what is sent in any case.
 */
export function routeState({ fetchedAt }: Pick<RouteTimes, 'fetchedAt'>, now: number): RouteState {
  if (now < fetchedAt - clockSlackMs) return 'clock';
  return now - fetchedAt >= routeLastsMs ? 'aged' : 'fresh';
}

/** The moment of now by the shop's clock, whatever the device's says of the day. */
export function routeMoment({ at, fetchedAt }: RouteTimes, now: number): Date {
  return new Date(at.getTime() + Math.max(0, now - fetchedAt));
}
