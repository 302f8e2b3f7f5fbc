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

/** Control characters, what turns the direction of reading around, and the marks of HTML. */
const NOT_PLAIN = /[<>\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name can be shown, printed and sent as it is: nothing in it acts. */
export function isPlainText(text: string): boolean {
  return !NOT_PLAIN.test(text);
}
