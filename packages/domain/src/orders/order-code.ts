import { checkSign, spokenSigns } from '../kernel/spoken-signs.ts';

/** A number from 0 up to, not including, 1. Must come from a secure source outside of tests. */
export type RandomSource = () => number;

const prefix = 'MZ';
const freeSigns = 7;
const code = new RegExp(`^${prefix}-([${spokenSigns}]{4})-([${spokenSigns}]{4})$`);

/** A new order's code, `MZ-7K4P-2Q9X`: seven free signs (27 thousand million codes) and a check sign. */
export function orderCode(random: RandomSource): string {
  const free = Array.from({ length: freeSigns }, () => signFrom(random())).join('');
  const signs = `${free}${checkSign(free)}`;
  return `${prefix}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** Whether it is a code as printed, check sign included. */
export function isOrderCode(text: string): boolean {
  const [, left = '', right = ''] = code.exec(text) ?? [];
  const signs = `${left}${right}`;
  return signs !== '' && checkSign(signs.slice(0, freeSigns)) === signs.charAt(freeSigns);
}

/** The code in what a person typed or dictated (small letters, spaces, no prefix), or null. */
export function readOrderCode(text: string): string | null {
  const signs = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(new RegExp(`^${prefix}(?=.{8}$)`), '');
  const code = `${prefix}-${signs.slice(0, 4)}-${signs.slice(4)}`;
  return isOrderCode(code) ? code : null;
}

function signFrom(fraction: number): string {
  if (!(fraction >= 0 && fraction < 1)) throw new RangeError(`Not a fraction: ${fraction}`);
  return spokenSigns.charAt(Math.floor(fraction * spokenSigns.length));
}
