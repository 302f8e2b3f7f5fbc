import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { QueryMeaning } from './understood.ts';

/** The common tables of `understand`, from what is known already. */
export function selectCached(sql: SqlFragments, { asked, terms }: QueryMeaning): Fragment {
  const column = <K extends keyof QueryMeaning['terms'][number]>(key: K) =>
    terms.map((term) => term[key]);
  return sql`
    term AS MATERIALIZED (
      SELECT * FROM unnest(${column('place')}::int[], ${column('is_shade')}::boolean[],
        ${column('literal')}::text[], ${column('meant')}::text[], ${column('broad')}::text[],
        ${column('promoted')}::text[], ${column('number')}::text[],
        ${column('heading')}::text[], ${column('meant_heading')}::text[], ${column('described')}::text[],
        ${column('is_bare')}::boolean[])
        AS known (place, is_shade, literal, meant, broad, promoted, number, heading, meant_heading,
          described, is_bare)),
    asked AS MATERIALIZED (
      SELECT ${asked.headed}::tsquery AS headed, ${asked.meant}::tsquery AS meant,
        ${asked.literal}::tsquery AS literal, ${asked.broad}::tsquery AS broad,
        ${asked.core}::tsquery AS core, ${asked.kin}::tsquery AS kin,
        ${asked.described}::tsquery AS described, ${asked.any_literal}::tsquery AS any_literal,
        ${asked.number}::tsquery AS number, ${asked.shade}::tsquery AS shade, ${asked.suggestion}::text AS suggestion)`;
}

/** What `recall` takes, of a statement with `understand` and `selectHits`. */
export function selectUnderstood(sql: SqlFragments): Fragment {
  return sql`(SELECT json_build_object('asked', row_to_json(asked), 'terms', (
    SELECT json_agg(json_build_object('place', place, 'is_shade', is_shade, 'literal', literal,
      'meant', meant, 'broad', broad, 'promoted', promoted, 'number', number,
      'heading', heading, 'meant_heading', meant_heading, 'described', described,
      'is_bare', is_bare) ORDER BY place)
    FROM term), 'coded', (SELECT coalesce(json_agg(coded), '[]') FROM coded)) FROM asked)`;
}
