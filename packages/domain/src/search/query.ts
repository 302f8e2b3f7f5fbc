import { foldText } from '../kernel/text.ts';

export const maxQueryLength = 100;

/**
 * What was typed in the search box (§2), as it may be shown again: control and invisible characters
 * off, spaces collapsed, at most 100 characters. Tidying it again changes nothing.
 */
export function tidyQuery(text: string): string {
  const visible = text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .normalize('NFC');
  return Array.from(visible.trim()).slice(0, maxQueryLength).join('').trim();
}

/** The same folded: what is compared (D-14). */
export function normaliseQuery(text: string): string {
  return tidyQuery(foldText(tidyQuery(text)));
}
