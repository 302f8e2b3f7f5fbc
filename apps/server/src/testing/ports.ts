/** A clock that stands still until a test moves it. */
export interface MovableClock {
  (): Date;
  /** Moves it forward by so many milliseconds. */
  advance(milliseconds: number): void;
}

export function createClock(start = '2026-11-20T15:00:00Z'): MovableClock {
  let now = Date.parse(start);
  return Object.assign(() => new Date(now), {
    advance(milliseconds: number) {
      now += milliseconds;
    },
  });
}

export const second = 1000;
export const minute = 60 * second;
export const day = 24 * 60 * minute;
