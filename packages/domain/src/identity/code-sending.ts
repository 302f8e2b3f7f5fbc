const second = 1000;
const minute = 60 * second;

/** Milliseconds that a code counts. */
export const codeLife = 10 * minute;
/** Wrong guesses that kill a code. */
export const guessesPerCode = 5;

/** At most so many codes in any stretch of so many milliseconds. */
type Schedule = readonly (readonly [codes: number, stretch: number])[];

/** To one phone, for one asker: a known device, or the one who comes from one network. */
export const codesForOne: Schedule = [
  [1, minute],
  [3, 15 * minute],
  [10, 24 * 60 * minute],
];
/** To one phone, for all strangers together: one of them cannot take the others' codes away. */
export const codesForStrangers: Schedule = [
  [2, minute],
  [6, 15 * minute],
  [20, 24 * 60 * minute],
];

/** The longest stretch: codes that were sent before it do not count any more. */
export const codesCountFor = 24 * 60 * minute;

/**
 * Whole seconds until one more code may go to a phone; 0: now. `sentAt`: when the codes before
 * were sent, newest first.
 */
export function secondsUntilNextCode(
  sentAt: readonly Date[],
  now: Date,
  schedule: Schedule = codesForOne,
): number {
  const waits = schedule.map(([codes, stretch]) => {
    const oldest = sentAt[codes - 1];
    return oldest === undefined ? 0 : oldest.getTime() + stretch - now.getTime();
  });
  return Math.max(0, Math.ceil(Math.max(...waits) / second));
}
