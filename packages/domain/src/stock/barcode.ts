import { canonicalCode, leastBarcode, mostBarcode } from './scanned-code.ts';

/** What is wrong with a barcode that a file says. */
export type BarcodeFault = 'BARCODE_ROUNDED' | 'BARCODE_LENGTH';

/** `7.70E+12`: a spreadsheet took it for a number, and its last digits are gone. */
const rounded = /^\d+([.,]\d+)?E\+?\d+$/i;
/** `7701234567897.0`, `7701234567897,00`: a number with nothing behind its mark. */
const emptyDecimals = /[.,]0{1,2}$/;

/**
 * A barcode as a file has it, in the writing that is kept: without what a spreadsheet puts around it,
 * and a number without spaces and hyphens. Zeros in front belong to it.
 */
export function readBarcode(text: string): string | BarcodeFault {
  const bare = text.replace(/^['\u2019\s]+/, '').trim();
  if (rounded.test(bare)) return 'BARCODE_ROUNDED';
  const digits = bare.replace(emptyDecimals, '').replace(/[\s-]/g, '');
  const code = canonicalCode(/^\d+$/.test(digits) ? digits : bare);
  if (code.length < leastBarcode || code.length > mostBarcode) return 'BARCODE_LENGTH';
  // So many digits are a number of the trade that lost some: zeros in front, or the last one.
  return /^(\d{7}|\d{9,11}|0+)$/.test(code) ? 'BARCODE_LENGTH' : code;
}

/** The digit that should stand last in a number of the trade (EAN, UPC, GTIN); null: it is right, or none. */
export function checkDigitDue(code: string): string | null {
  if (!/^(\d{8}|\d{13}|\d{14})$/.test(code)) return null;
  const digits = [...code].map(Number);
  const last = digits.pop() ?? 0;
  const sum = digits.reduceRight((all, digit, at) => {
    const isTripled = (digits.length - at) % 2 === 1;
    return all + digit * (isTripled ? 3 : 1);
  }, 0);
  const due = (10 - (sum % 10)) % 10;
  return due === last ? null : String(due);
}
