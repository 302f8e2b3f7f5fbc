const minuteMs = 60_000;

/** Prices and stock of a day ago are no offer any more. */
export const routeLastsMs = 24 * 60 * minuteMs;
/** A clock that is set by the network moves by seconds. */
const clockSlackMs = 5 * minuteMs;

/** When a route was fetched, by the shop's clock and by the device's, and when it was last used. */
export interface RouteTimes {
  /** By the shop. */
  readonly at: Date;
  /** Milliseconds of the device's clock. */
  readonly fetchedAt: number;
  /** The latest that the device's clock ever said while the route was open. */
  readonly seenAt: number;
}

/** `aged`: of more than a day; `clock`: the device's clock was set back, so nobody knows. */
export type RouteState = 'fresh' | 'aged' | 'clock';

/** Whether orders may be taken by a route. */
export function routeState({ fetchedAt, seenAt }: RouteTimes, now: number): RouteState {
  if (now < Math.max(fetchedAt, seenAt) - clockSlackMs) return 'clock';
  return now - fetchedAt >= routeLastsMs ? 'aged' : 'fresh';
}

/** The moment of now by the shop's clock, whatever the device's says of the day. */
export function routeMoment({ at, fetchedAt }: RouteTimes, now: number): Date {
  return new Date(at.getTime() + Math.max(0, now - fetchedAt));
}
