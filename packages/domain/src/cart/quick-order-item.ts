import { foldText } from '../kernel/text.ts';
import { readQuestion } from '../search/read-question.ts';
import type { SearchQuestion } from '../search/search-intent.ts';
import { singularOf } from '../search/singular.ts';

/** How an item of a quick order can be looked for, from the surest on. */
export interface QuickOrderItem {
  /** Capitals; the code as written and as it may have been meant: `kol 7,43` is `KOL-7.43`. */
  readonly codes: readonly string[];
  /** What is asked of the search. */
  readonly question: SearchQuestion;
  /** Every word that was written: what is called by all of its name is meant. */
  readonly words: readonly string[];
}

/** A name is longer than what is typed to find it. */
const mostParts = 14;

/** Reads what a quick order's row asks for: a code, or words and numbers to search for. */
export function readQuickOrderItem(item: string): QuickOrderItem {
  const written = item.trim().replace(/\s+/g, ' ');
  const capitals = written.toUpperCase();
  const dotted = capitals.replace(/(\d),(?=\d)/g, '$1.');
  const codes = [capitals, dotted, dotted.replaceAll(' ', '-'), dotted.replaceAll(' ', '')];
  return {
    codes: [...new Set(codes)],
    question: readQuestion(written, { isFinished: true, most: mostParts }),
    words: nameWords(written),
  };
}

/** A name's words in their singular, numbers apart from what is measured: `500ml` is two. */
export function nameWords(name: string): string[] {
  return (foldText(name).match(/\d+|[a-zñ]+/g) ?? []).map(singularOf);
}
