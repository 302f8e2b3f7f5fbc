import type { SearchResults } from '@matiz/contracts/search.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import type { JudgedQuery } from './judged-query.ts';
import type { Listed } from './read-listed.ts';

export interface Judgement {
  readonly typed: string;
  /** Where the first right answer stands, from 1; null when it is not among the first twenty. */
  readonly place: number | null;
  readonly total: number;
  readonly leftOut: readonly string[];
  /** What was answered first, to be read. */
  readonly first: string;
  /** Of the half that the search is not tuned on: every second query of a file. */
  readonly isHeldOut: boolean;
}

/** Asks every query, and says where its answer came. */
export async function judge(
  queries: readonly JudgedQuery[],
  listed: ReadonlyMap<string, Listed>,
  find: (typed: string) => Promise<SearchResults & { leftOut?: readonly string[] }>,
): Promise<Judgement[]> {
  const judged: Judgement[] = [];
  for (const [index, [typed, ...answers]] of queries.entries()) {
    const nobody = answers.filter(
      (answer) => ![...listed.values()].some((one) => fits(one, answer)),
    );
    if (nobody.length === answers.length)
      console.info(`  no product answers: ${typed} (${nobody})`);
    const { products, totalItems, leftOut = [] } = await find(typed);
    const found = products.map(({ _id }) => listed.get(_id));
    const at = found.findIndex((one) => one && answers.some((answer) => fits(one, answer)));
    judged.push({
      typed,
      place: at < 0 ? null : at + 1,
      total: totalItems,
      leftOut,
      first: products
        .slice(0, 3)
        .map(({ name }) => name)
        .join(' | '),
      isHeldOut: index % 2 === 1,
    });
  }
  return judged;
}

/** Whether a product has the words of an answer, and one of its tones those after `#`. */
function fits({ words, tones }: Listed, answer: string): boolean {
  const [ofProduct = '', ofTone] = foldText(answer).split('#');
  return (
    hasAll(words, ofProduct) && (ofTone === undefined || tones.some((tone) => hasAll(tone, ofTone)))
  );
}

function hasAll(text: string, asked: string): boolean {
  return asked
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) =>
      word.startsWith('-')
        ? !text.includes(word.slice(1))
        : word.split('|').some((one) => text.includes(one)),
    );
}
