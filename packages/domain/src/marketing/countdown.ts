/** What is left of a promotion, as its parts are shown. */
export interface Countdown {
  readonly days: number;
  /** `03:14:09`: hours, minutes and seconds of the day, always so wide. */
  readonly clock: string;
}

/** Whole seconds as days and a clock. */
export function countdownOf(seconds: number): Countdown {
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60];
  return {
    days: Math.floor(seconds / 86_400),
    clock: parts.map((part) => String(part).padStart(2, '0')).join(':'),
  };
}
