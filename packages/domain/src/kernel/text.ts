const plain = /^[\x20-\x7e]*$/;

/**
 * Text as search compares it: lower case, accents off, ñ kept apart from n (D-14).
 * Folding a folded text changes nothing.
 */
export function foldText(text: string): string {
  // Most of what is folded is plain, and a colour card folds hundreds of texts while it opens.
  if (plain.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');
}

/** A text as a part of an address: `Champú de Ñame 1 l` is `champu-de-name-1-l`; empty for none. */
export function slugOf(text: string): string {
  return foldText(text)
    .replaceAll('ñ', 'n')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A number and its sign stay on one line: `14 %`. */
export function joinPercents(text: string): string {
  return text.replace(/(\d) %/g, '$1\u00a0%');
}

/** Digits as they are written here: `12900` is `12.900`. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
