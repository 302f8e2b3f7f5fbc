const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds that a code counts. */
export const CODE_LIFE = 10 * MINUTE;
/** Wrong guesses that kill a code. */
export const CODE_GUESSES = 5;

/** At most so many codes in any stretch of so many milliseconds. */
type Schedule = readonly (readonly [codes: number, stretch: number])[];

/** To one phone, for one asker: a known device, or whoever comes from one network. */
export const CODES_FOR_ONE: Schedule = [
  [1, MINUTE],
  [3, 15 * MINUTE],
  [10, 24 * 60 * MINUTE],
];
/** To one phone, for all strangers together: one of them cannot take the others' codes away. */
export const CODES_FOR_STRANGERS: Schedule = [
  [2, MINUTE],
  [6, 15 * MINUTE],
  [20, 24 * 60 * MINUTE],
];

/** The longest stretch: codes that were sent before it do not count any more. */
export const CODES_COUNT_FOR = 24 * 60 * MINUTE;

/**
 * Whole seconds until one more code may go to a phone; 0: now. `sentAt`: when the codes before
 * were sent, newest first.
 */
export function secondsUntilNextCode(
  sentAt: readonly Date[],
  now: Date,
  schedule: Schedule = CODES_FOR_ONE,
): number {
  const waits = schedule.map(([codes, stretch]) => {
    const oldest = sentAt[codes - 1];
    return oldest === undefined ? 0 : oldest.getTime() + stretch - now.getTime();
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / SECOND));
}
