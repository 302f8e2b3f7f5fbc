import { readNit } from '../identity/document.ts';

/** Who sells, as the business wrote it; what it did not say is empty. */
export interface Seller {
  readonly name: string;
  /** With its check digit, `900123456-8`. */
  readonly nit: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** Who sells, in the one line that ends a paper or a mail; empty: the business said nothing. */
export function sellerLine({ name, nit, address, phone, email }: Seller): string {
  const read = readNit(nit);
  const number = read && `NIT ${groupThousands(read.number)}-${read.checkDigit}`;
  return [name, number ?? '', address, phone, email].filter((part) => part !== '').join(' · ');
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/gu, '.');
}
