import { groupDigits } from '../kernel/text.ts';

/** CC cédula, CE cédula de extranjería, PP passport, TI identity card, PPT protection permit, DIE foreign document. */
export const documentTypes = ['CC', 'CE', 'NIT', 'PP', 'TI', 'PPT', 'DIE'] as const;
export type DocumentType = (typeof documentTypes)[number];

export type Nit = { number: string; checkDigit: number };

/** DIAN, Orden Administrativa 4 of 1989, from the right. */
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

const patterns: Record<Exclude<DocumentType, 'NIT'>, RegExp> = {
  CC: /^\d{6,10}$/,
  CE: /^\d{6,7}$/,
  TI: /^\d{10,11}$/,
  PP: /^[A-Z0-9]{5,20}$/,
  PPT: /^\d{6,10}$/,
  DIE: /^[A-Z0-9]{3,20}$/,
};

/** The check digit of a NIT's digits, 0 to 9. Throws on anything but 1 to 15 digits. */
export function nitCheckDigit(number: string): number {
  if (!/^\d{1,15}$/.test(number)) throw new RangeError('A NIT is 1 to 15 digits');
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/**
 * Reads a NIT with or without dots and check digit; null when it is malformed or the digit is wrong.
 * Ten digits that begin with 8 or 9 are a company's nine with the check digit stuck on;
 * otherwise they are the cédula of a natural person.
 */
export function readNit(text: string): Nit | null {
  const parts = /^(\d{6,10})(?:-(\d))?$/.exec(text.replace(/[\s.]/g, ''));
  const digits = parts?.[1];
  if (digits === undefined) return null;
  const isStuckOn = parts?.[2] === undefined && /^[89]\d{9}$/.test(digits);
  const number = isStuckOn ? digits.slice(0, 9) : digits;
  const given = isStuckOn ? digits.slice(9) : parts?.[2];
  const checkDigit = nitCheckDigit(number);
  if (given !== undefined && Number(given) !== checkDigit) return null;
  return { number, checkDigit };
}

/** A number as papers write it: `900.123.456-8`, `1.020.304.050`, `AR123456`. */
export function formatDocument(type: DocumentType, number: string): string {
  const nit = type === 'NIT' ? readNit(number) : null;
  if (nit) return `${groupDigits(nit.number)}-${nit.checkDigit}`;
  return /^\d{5,}$/.test(number) && type !== 'PP' && type !== 'DIE' ? groupDigits(number) : number;
}

/** Type and number as staff read and copy them, `NIT 900123456`; empty: none has been told yet. */
export function showDocument(type: DocumentType, number: string): string {
  return number === '' ? '' : `${type} ${number}`;
}

/** Whether the number has the form of its type; dots, spaces and case do not matter. */
export function isValidDocument(type: DocumentType, number: string): boolean {
  if (type === 'NIT') return readNit(number) !== null;
  return patterns[type].test(number.replace(/[\s.]/g, '').toUpperCase());
}

/**
 * The one way in which a number is stored and compared: without marks, in capitals, a NIT without
 * its check digit. Null when it has not the form of its type.
 */
export function normaliseDocument(type: DocumentType, number: string): string | null {
  if (!isValidDocument(type, number)) return null;
  if (type === 'NIT') return readNit(number)?.number ?? null;
  return number.replace(/[\s.]/g, '').toUpperCase();
}
