const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds that a code counts. */
export const CODE_LIFE = 10 * MINUTE;
/** Wrong guesses that kill a code. */
export const CODE_GUESSES = 5;

/** At most so many codes to one phone in any stretch of so many milliseconds. */
const CODES_IN: readonly (readonly [codes: number, stretch: number])[] = [
  [1, MINUTE],
  [3, 15 * MINUTE],
  [10, 24 * 60 * MINUTE],
];

/** The longest stretch: codes that were sent before it do not count any more. */
export const CODES_COUNT_FOR = 24 * 60 * MINUTE;

/**
 * Whole seconds until one more code may go to a phone; 0: now. `sentAt`: when the codes before
 * were sent, newest first.
 */
export function secondsUntilNextCode(sentAt: readonly Date[], now: Date): number {
  const waits = CODES_IN.map(([codes, stretch]) => {
    const oldest = sentAt[codes - 1];
    return oldest === undefined ? 0 : oldest.getTime() + stretch - now.getTime();
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / SECOND));
}
