import { readNit } from '@matiz/domain/identity/document.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import type { Fragment, SqlFragments } from './sql.ts';

/** A number as people group it: `900.123.456-7` is one word, and so is a phone with spaces. */
const onlyNumber = /^[\d.\s-]+$/;
const grouped = /\d[\d.-]*\d/g;

/** Whether every word of a text is in what the row `customer` is found by. */
export function findsCustomer(sql: SqlFragments, text: string): Fragment {
  // A NIT is kept without its check digit and written with it.
  const plain = onlyNumber.test(text)
    ? (readNit(text)?.number ?? text.replace(/\D/g, ''))
    : text.replace(grouped, (digits) => digits.replace(/[.-]/g, ''));
  const words = foldText(plain).match(/\S+/g) ?? [];
  return words.reduce(
    (all, word) => sql`${all} AND customer.search_text LIKE ${`%${escaped(word)}%`}`,
    sql`TRUE`,
  );
}

function escaped(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
