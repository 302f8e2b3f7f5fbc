/** Nothing that is misread or misheard: no 0, O, 1, I or L. The 31 left are a prime number of signs. */
export const spokenSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Weights 1, 2, 3 … modulo a prime: any one wrong sign and any two swapped signs are noticed. */
export function checkSign(signs: string): string {
  const sum = Array.from(signs).reduce(
    (total, sign, index) => total + spokenSigns.indexOf(sign) * (index + 1),
    0,
  );
  return spokenSigns.charAt(sum % spokenSigns.length);
}
