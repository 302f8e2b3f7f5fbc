import { say } from '@matiz/contracts/messages.ts';

/** §8, letter for letter. */
export function sayNoCoverage({ city, state }: { city: string; state: string }): string {
  return `${say('noCoverageTitle')}: ${say('noCoverage', { city, state })}`;
}
