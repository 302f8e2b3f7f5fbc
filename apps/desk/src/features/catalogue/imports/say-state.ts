import type { ImportDetail } from '@matiz/contracts/staff/catalogue/imports.ts';
import { importCopy as copy } from '#copy/catalogue/imports.ts';

/** How a file stands, in a word or two. */
export function sayState({ state, step }: Pick<ImportDetail, 'state' | 'step'>): string {
  if (state === 'working' || state === 'done') return copy.states[state][step];
  return copy.states[state];
}
