import { randomFrom } from '@matiz/demo/catalogue/seed.ts';

let last = 0;
let draw = randomFrom('tests');

/** A number that no other builder of this test file was given, for names and codes that must differ. */
export function nextNumber(): number {
  last += 1;
  return last;
}

/** From 0 up to, not including, 1: for the codes of orders and what else the product draws. */
export function nextRandom(): number {
  return draw();
}

/** A UUID; in the same order at each run, since rows of one moment are listed by their ids. */
export function nextId(): string {
  const digit = () => Math.floor(draw() * 16).toString(16);
  return '00000000-0000-4000-8000-000000000000'.replaceAll('0', digit);
}

/**
 * Begins again, for each test file: which files a worker ran before must not decide what one finds
 * by a part of a name or a code.
 */
export function restartNumbers(seed: string): void {
  last = 0;
  draw = randomFrom(`tests${seed}`);
}
