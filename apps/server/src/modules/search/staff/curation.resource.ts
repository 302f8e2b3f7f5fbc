import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';
import { findSelectedProducts } from '../../catalogue/index.ts';
import {
  afterChange,
  type CurationForm,
  findCrossing,
  readStored,
  type StoredCuration,
  writeChosen,
} from './curation.store.ts';
import { countMeanings } from './synonym.resource.ts';

/** Codes that a sentence names before it leaves the rest away. */
const mostNamed = 5;

/** What staff want to be found first, or not at all, with the words and dates for which it counts. */
export const curationResource: Resource<CurationForm> = {
  table: 'search_curation',
  kind: 'curation',
  key: 'id',
  fields: ['terms', 'pinned', 'hidden', 'startsAt', 'endsAt', 'isOn'],
  source: {
    columns: (sql) => sql`search_curation.id::text AS id, search_curation.version,
      search_curation.terms, search_curation.is_on AS "isOn",
      to_char(search_curation.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt",
      to_char(search_curation.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "endsAt",
      ${productsOf(sql, sql`position IS NOT NULL`)} AS pinned,
      ${productsOf(sql, sql`position IS NULL`)} AS hidden`,
    from: (sql) => sql`search_curation`,
    id: { key: (sql) => sql`search_curation.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(array_to_string(search_curation.terms, ' '))
      LIKE '%' || fold_text(${text}) || '%'`,
    filters: { 'f.state': (sql, value) => sql`search_curation.is_on = ${value === 'on'}` },
    orders: {
      word: { key: (sql) => sql`fold_text(search_curation.terms[1])`, type: 'text' },
      '-word': {
        key: (sql) => sql`fold_text(search_curation.terms[1])`,
        type: 'text',
        isDescending: true,
      },
    },
  },
  columnsOf: ({ terms, startsAt, endsAt, isOn }) => ({
    ...(terms === undefined ? {} : { terms: [...terms] }),
    ...(startsAt === undefined ? {} : { starts_at: startsAt }),
    ...(endsAt === undefined ? {} : { ends_at: endsAt }),
    ...(isOn === undefined ? {} : { is_on: isOn }),
  }),
  async check(tx, id, set) {
    const stored = id === null ? null : await readStored(tx, id);
    const wanted = afterChange(stored, set);
    if ((await countMeanings(tx, wanted.terms)) === 0) {
      return failureAt('set.terms', 'INVALID_REQUEST', say('curationSaysNothing'));
    }
    if (isBackwards(windowOf(wanted))) {
      return failureAt('set.endsAt', 'INVALID_REQUEST', say('windowBackwards'));
    }
    const crossing = wanted.isOn ? await findCrossing(tx, id, wanted) : null;
    if (crossing !== null) {
      const sentence = say('curationCrosses', { term: crossing });
      return failureAt('set.terms', 'VALUE_TAKEN', sentence);
    }
    return checkProducts(tx, set, wanted);
  },
  parts: { write: writeChosen },
  fieldsByConstraint: {
    search_curation_term_once: 'set.terms',
    search_curation_window: 'set.endsAt',
  },
};

async function checkProducts(
  tx: Tx,
  set: Partial<CurationForm>,
  { pinned, hidden }: StoredCuration,
): Promise<Failure | null> {
  for (const name of ['pinned', 'hidden'] as const) {
    const codes = set[name] ?? [];
    const known = new Set((await findSelectedProducts(tx, codes)).map(({ asked }) => asked));
    const unknown = codes.filter((code) => !known.has(code));
    if (unknown.length === 0) continue;
    const sentence = say('codesUnknown', { codes: nameSome(unknown) });
    return failureAt(`set.${name}`, 'UNKNOWN_REFERENCE', sentence);
  }
  if (pinned.length + hidden.length === 0) {
    return failureAt('set.pinned', 'INVALID_REQUEST', say('curationOfNothing'));
  }
  const isPinned = new Set(pinned.map((code) => code.toUpperCase()));
  const twice = hidden.filter((code) => isPinned.has(code.toUpperCase()));
  return twice.length === 0
    ? null
    : failureAt('set.hidden', 'INVALID_REQUEST', say('curationTwice', { codes: nameSome(twice) }));
}

function nameSome(codes: readonly string[]): string {
  const named = codes.slice(0, mostNamed).join(', ');
  return codes.length > mostNamed ? `${named} y ${codes.length - mostNamed} más` : named;
}

function productsOf(sql: SqlFragments, condition: Fragment): Fragment {
  return sql`(SELECT coalesce(json_agg(json_build_object('code', product.code, 'name', product.name,
      'image', product.image, 'isWithdrawn', product.withdrawn_at IS NOT NULL)
      ORDER BY chosen.position, product.code), '[]')
    FROM search_curation_product chosen JOIN product ON product.id = chosen.product_id
    WHERE chosen.curation_id = search_curation.id AND chosen.${condition})`;
}
