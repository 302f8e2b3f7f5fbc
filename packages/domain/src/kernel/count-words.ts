import { groupDigits } from './text.ts';

/** `1.234`: groups by itself, so that server and browser print the same. */
export function formatCount(n: number): string {
  return groupDigits(String(n));
}

/** `unidad` or `unidades`, where the number stands elsewhere. */
export function unitWord(n: number): string {
  return n === 1 ? 'unidad' : 'unidades';
}

/** `1 unidad`, `1.234 unidades`. */
export function countUnits(n: number): string {
  return `${formatCount(n)} ${unitWord(n)}`;
}
