/** The marks of §2 that a card carries. */
export const cardBrands = [
  'visa',
  'mastercard',
  'american-express',
  'diners-club',
  'codensa',
] as const;
export type CardBrand = (typeof cardBrands)[number];

interface BrandRule {
  readonly brand: CardBrand;
  /** What its numbers begin with. */
  readonly begins: RegExp;
  /** How many digits its numbers have. */
  readonly lengths: readonly number[];
  readonly securityDigits: number;
  /** How it is printed on the card: digits of each group. */
  readonly groups: readonly number[];
}

const fours = [4, 4, 4, 4, 3];

const rules: readonly BrandRule[] = [
  // Before Visa and Mastercard: issued in Colombia under numbers of its own.
  { brand: 'codensa', begins: /^590712/, lengths: [16], securityDigits: 3, groups: fours },
  { brand: 'visa', begins: /^4/, lengths: [16, 19], securityDigits: 3, groups: fours },
  {
    brand: 'mastercard',
    begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    securityDigits: 3,
    groups: fours,
  },
  {
    brand: 'american-express',
    begins: /^3[47]/,
    lengths: [15],
    securityDigits: 4,
    groups: [4, 6, 5],
  },
  {
    brand: 'diners-club',
    begins: /^(?:30[0-5]|3[689])/,
    lengths: [14, 16],
    securityDigits: 3,
    groups: [4, 6, 4, 2],
  },
];

export const mostCardDigits = 19;
const fewestCardDigits = 12;

/** The mark of a number, told by its first digits; null while they do not tell it. */
export function cardBrandOf(digits: string): CardBrand | null {
  return ruleOf(digits)?.brand ?? null;
}

/** How many digits the security code of a card has; three or four where its mark is not known. */
export function securityDigitsOf(digits: string): readonly number[] {
  const rule = ruleOf(digits);
  return rule ? [rule.securityDigits] : [3, 4];
}

/** A number as it is printed on the card, as far as it is typed. */
export function groupCardDigits(digits: string): string {
  const parts: string[] = [];
  let rest = digits;
  for (const size of ruleOf(digits)?.groups ?? fours) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, ...(rest === '' ? [] : [rest])].join(' ');
}

/** Whether a card can have this number: its length is one of its mark's and its check digit is right. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const rule = ruleOf(digits);
  const fits = rule
    ? rule.lengths.includes(digits.length)
    : digits.length >= fewestCardDigits && digits.length <= mostCardDigits;
  return fits && passesLuhn(digits);
}

/** The check digit of ISO/IEC 7812: it finds every single wrong digit and nearly every swap. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function ruleOf(digits: string): BrandRule | undefined {
  return rules.find(({ begins }) => begins.test(digits));
}
