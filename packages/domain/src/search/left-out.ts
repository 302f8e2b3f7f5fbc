import { foldText } from '../kernel/text.ts';
import { tidyQuery } from './query.ts';
import { readQuestion } from './read-question.ts';

/**
 * The words that a search let go, as they were typed: those of its parts that are not `kept` (their
 * places from 1). None where everything was looked for.
 */
export function leftOutOf(typed: string, kept: readonly number[] | null): string[] {
  if (kept === null) return [];
  const words = tidyQuery(typed).split(' ');
  return readQuestion(typed).parts.flatMap((part, index) =>
    kept.includes(index + 1) ? [] : [spelledAs(part.typed, words)],
  );
}

/** With its accents and capitals, where the words stand so. */
function spelledAs(folded: string, words: readonly string[]): string {
  const asTyped = (one: string) =>
    words.find((word) => foldText(word).replace(/^[^0-9a-zñ]+|[^0-9a-zñ%]+$/g, '') === one) ?? one;
  return folded.split(' ').map(asTyped).join(' ');
}
