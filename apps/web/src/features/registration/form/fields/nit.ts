import { nitCheckDigit, readNit } from '@matiz/domain/identity/document.ts';
import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { registerCopy as copy } from '#copy/identity/register.ts';

export interface ShownNit {
  /** `900.123.456` */
  readonly number: string;
  readonly checkDigit: number;
}

/** A NIT as invoices write it, with its check digit; null while it is not whole, or not right. */
export function showNit(text: string): ShownNit | null {
  const nit = readNit(text);
  return nit && { number: formatCount(Number(nit.number)), checkDigit: nit.checkDigit };
}

/** Says which check digit would be right; null when that is not what is wrong. */
export function digitFault(type: string, text: string): string | null {
  if (type !== 'NIT' || readNit(text)) return null;
  const digits = text.replace(/[\s.]/g, '');
  const number = /^(\d{6,10})-\d$/.exec(digits)?.[1] ?? /^([89]\d{8})\d$/.exec(digits)?.[1];
  return number === undefined ? null : copy.checkDigitWrong(nitCheckDigit(number));
}
