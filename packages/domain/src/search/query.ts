import { foldText } from '../kernel/text.ts';

export const MAX_QUERY_LENGTH = 100;

/**
 * Prepares what was typed in the search box (§2, D-14): control and invisible characters off,
 * folded, spaces collapsed, at most 100 characters. Preparing it again changes nothing.
 */
export function normaliseQuery(text: string): string {
  const visible = text
    .toWellFormed()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ');
  return Array.from(foldText(visible).trim()).slice(0, MAX_QUERY_LENGTH).join('').trim();
}
