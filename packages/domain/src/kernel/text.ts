/**
 * Text as search compares it: lower case, accents off, ñ kept apart from n (D-14).
 * Folding a folded text changes nothing.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<!n)\u0303|[\u0300-\u0302\u0304-\u036f]/g, '')
    .normalize('NFC');
}
