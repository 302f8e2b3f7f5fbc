const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71] as const;

/** The check digit of a NIT (DIAN, Orden Administrativa 4 of 1989). `digits` has no separators. */
export function nitCheckDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (weights[i] ?? 0), 0);
  const rest = sum % 11;
  return String(rest < 2 ? rest : 11 - rest);
}
