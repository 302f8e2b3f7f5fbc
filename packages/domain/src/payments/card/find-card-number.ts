import { cardBrandOf, isCardNumber } from './card-number.ts';

/**
 * Runs of digits that may be a card's, written together or in groups with blanks or dashes. What
 * goes on as a word or after a dash (ids, dates, phones) is none.
 */
const candidates = /(?<![\w-])\d{4}(?:[ -]?\d){10,15}(?![\w-])/g;

/** Whether a text carries the whole number of a card: of a known mark, with its right check digit. */
export function carriesCardNumber(text: string): boolean {
  return text.length >= 14 && (text.match(candidates) ?? []).some(isWhole);
}

/** The text with every card's number cut down to its last four digits. */
export function hideCardNumbers(text: string): string {
  if (text.length < 14) return text;
  return text.replace(candidates, (found) => (isWhole(found) ? `…${found.slice(-4)}` : found));
}

function isWhole(found: string): boolean {
  const digits = found.replace(/\D/g, '');
  return cardBrandOf(digits) !== null && isCardNumber(digits);
}
