/** Nothing that is misread or misheard: no 0, O, 1, I or L. The 31 left are a prime number of signs. */
export const SPOKEN_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Weights 1, 2, 3 … modulo a prime: any one wrong sign and any two swapped signs are noticed. */
export function checkSign(signs: string): string {
  const sum = Array.from(signs).reduce(
    (total, sign, index) => total + SPOKEN_SIGNS.indexOf(sign) * (index + 1),
    0,
  );
  return SPOKEN_SIGNS.charAt(sum % SPOKEN_SIGNS.length);
}
