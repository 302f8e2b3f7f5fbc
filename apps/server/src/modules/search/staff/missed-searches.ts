import type { ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { listMissedSearches } from '@matiz/contracts/staff/catalogue/missed-searches.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { type ListQuery, type ListSource, listRows } from '#resource/list-rows.ts';
import type { SearchDeps } from '../search.service.ts';

const dayMs = 86_400_000;
/** Days that count as lately. */
const lately = 30;

/** The searches that found nothing, the last first: what staff make synonyms of. */
export function createMissedSearches({ sql, clock }: Pick<SearchDeps, 'sql' | 'clock'>) {
  return async (query: ListQuery): Promise<ResultOf<typeof listMissedSearches>> => {
    const now = clock();
    const since = new Date(now.getTime() - lately * dayMs);
    const page = await listRows<ReplyOf<typeof listMissedSearches>['rows'][number]>(
      sql.reader,
      missedSearches(since),
      query,
    );
    return page ? ok({ ...page, readAt: now.toISOString() }) : fail(failure('BAD_CURSOR'));
  };
}

function missedSearches(since: Date): ListSource {
  return {
    columns: (sql) => sql`missed.term AS id, missed.typed AS text, missed.people,
      (SELECT count(*)::int FROM search_log
        WHERE search_log.term = missed.term AND search_log.at >= ${since}) AS lately,
      to_char(missed.searched_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "searchedAt"`,
    // Under another name: a list calls its rows `shown`.
    from: (sql) => sql`(SELECT term, shown AS typed, people, results, searched_at
      FROM search_term) missed`,
    id: { key: (sql) => sql`missed.term`, type: 'text' },
    where: (sql) => sql`missed.results = 0`,
    search: (sql, text) => sql`missed.term LIKE '%' || fold_text(${text}) || '%'`,
    filters: {},
    orders: {
      '-searched': {
        key: (sql) => sql`missed.searched_at`,
        type: 'timestamptz',
        isDescending: true,
      },
      '-people': { key: (sql) => sql`missed.people`, type: 'integer', isDescending: true },
    },
  };
}
