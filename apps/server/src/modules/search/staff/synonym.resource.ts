import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';

export interface SynonymForm {
  readonly terms: readonly string[];
  readonly isOn?: boolean | undefined;
}

/** Groups of words that mean the same. What the search reads of them is derived as they are saved. */
export const synonymResource: Resource<SynonymForm> = {
  table: 'search_synonym',
  kind: 'synonym',
  key: 'id',
  fields: ['terms', 'isOn'],
  source: {
    columns: (sql) => sql`search_synonym.id::text AS id, search_synonym.version,
      search_synonym.terms, search_synonym.is_on AS "isOn"`,
    from: (sql) => sql`search_synonym`,
    id: { key: (sql) => sql`search_synonym.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(array_to_string(search_synonym.terms, ' '))
      LIKE '%' || fold_text(${text}) || '%'`,
    filters: { 'f.state': (sql, value) => sql`search_synonym.is_on = ${value === 'on'}` },
    orders: {
      word: { key: (sql) => sql`fold_text(search_synonym.terms[1])`, type: 'text' },
      '-word': {
        key: (sql) => sql`fold_text(search_synonym.terms[1])`,
        type: 'text',
        isDescending: true,
      },
    },
  },
  columnsOf: ({ terms, isOn }) => ({
    ...(terms === undefined ? {} : { terms: [...terms] }),
    ...(isOn === undefined ? {} : { is_on: isOn }),
  }),
  check: async (tx, _id, { terms }) =>
    terms === undefined || (await countMeanings(tx, terms)) >= 2
      ? null
      : failureAt('set.terms', 'INVALID_REQUEST', say('synonymsAlike')),
};

/** How many of them the search can tell apart: `champú` and `Champu` are one, `de la` is none. */
export async function countMeanings(tx: Tx, terms: readonly string[]): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    SELECT count(DISTINCT nullif(telling_phrase(term), ''))::int AS n
    FROM unnest(${terms}::text[]) AS given (term)`;
  return row?.n ?? 0;
}
