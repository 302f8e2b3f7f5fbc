import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { VolumeBreak } from '@matiz/domain/pricing/volume-breaks.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';
import { nameSome, refuseBackwards, unknownCodes } from '../rules/refusals.ts';
import { ruleState, utcText } from '../rules/rule-columns.ts';
import { findProductsByCode } from '../rules/rules.store.ts';
import { findTaken, type TakenProduct, writeBreaks, writeProducts } from './deal.store.ts';

export interface DealForm {
  readonly name: string;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly breaks: readonly VolumeBreak[];
  readonly codes: readonly string[];
}

/** Deals as staff keep them: a window, its breaks and its products, under one version (D-6). */
export const dealResource = (clock: Clock): Resource<DealForm> => ({
  table: 'deal',
  kind: 'deal',
  key: 'id',
  fields: ['name', 'startsAt', 'endsAt', 'breaks', 'codes'],
  source: {
    columns: (sql) => sql`deal.id::text AS id, deal.version, deal.name, deal.kind,
      ${stateOf(sql, clock)} AS state,
      ${utcText(sql, sql`deal.starts_at`)} AS "startsAt",
      ${utcText(sql, sql`deal.ends_at`)} AS "endsAt",
      (SELECT coalesce(json_agg(json_build_object('minQuantity', min_quantity, 'percent', percent)
        ORDER BY min_quantity), '[]') FROM deal_break WHERE deal_id = deal.id) AS breaks,
      ARRAY(SELECT product.code FROM deal_product
        JOIN product ON product.id = deal_product.product_id
        WHERE deal_id = deal.id ORDER BY product.code) AS codes`,
    from: (sql) => sql`deal`,
    id: { key: (sql) => sql`deal.id`, type: 'integer' },
    search: (sql, text) => sql`(fold_text(deal.name) LIKE '%' || fold_text(${text}) || '%'
      OR EXISTS (SELECT FROM deal_product JOIN product ON product.id = deal_product.product_id
        WHERE deal_id = deal.id AND upper(product.code) LIKE upper(${text}) || '%'))`,
    filters: { 'f.state': (sql, value) => sql`${stateOf(sql, clock)} = ${value}` },
    orders: {
      name: { key: (sql) => sql`lower(deal.name)`, type: 'text' },
      '-name': { key: (sql) => sql`lower(deal.name)`, type: 'text', isDescending: true },
    },
  },
  columnsOf: ({ name, startsAt, endsAt, breaks }) => ({
    ...(name === undefined ? {} : { name }),
    ...(startsAt === undefined ? {} : { starts_at: startsAt }),
    ...(endsAt === undefined ? {} : { ends_at: endsAt }),
    ...(breaks === undefined ? {} : { kind: dealKindOf(breaks) }),
  }),
  check: async (tx, id, set) =>
    (await refuseBackwards(tx, 'deal', id, set)) ??
    (set.codes ? await refuseCodes(tx, id, set.codes, clock()) : null),
  parts: {
    async write(tx, id, { breaks, codes }, author) {
      if (codes) {
        const products = await findProductsByCode(tx, codes);
        await writeProducts(tx, id, [...new Set(products.map((product) => product.id))], author);
      }
      if (breaks) await writeBreaks(tx, id, breaks);
    },
  },
  fieldsByConstraint: {
    deal_name_key: 'set.name',
    deal_check: 'set.endsAt',
    deal_product_pkey: 'set.codes',
    deal_break_never_rises: 'set.breaks',
  },
});

/** One break from the first unit on is a percentage; anything else depends on how many. */
export function dealKindOf(breaks: readonly VolumeBreak[]): 'percentage' | 'volume' {
  const [first, ...others] = breaks;
  return others.length === 0 && first?.minQuantity === 1 ? 'percentage' : 'volume';
}

/** What keeps these products out of a deal: said before it is saved, and when it is. */
export function sayTaken(taken: readonly TakenProduct[]): string | null {
  const [first, ...others] = taken;
  if (!first) return null;
  if (others.length === 0) return say('dealTakes', { code: first.code, deal: first.deal });
  return say('dealTakesMany', { n: taken.length, codes: nameSome(taken.map(({ code }) => code)) });
}

async function refuseCodes(
  tx: Tx,
  id: string | null,
  codes: readonly string[],
  now: Date,
): Promise<Failure | null> {
  const products = await findProductsByCode(tx, codes);
  const unknown = unknownCodes(codes, products);
  if (unknown.length > 0) {
    const sentence = say('codesUnknown', { codes: nameSome(unknown) });
    return failureAt('set.codes', 'UNKNOWN_REFERENCE', sentence);
  }
  const ids = products.map((product) => product.id);
  const sentence = sayTaken(await findTaken(tx, ids, { id, now }));
  return sentence === null ? null : failureAt('set.codes', 'VALUE_TAKEN', sentence);
}

function stateOf(sql: SqlFragments, clock: Clock): Fragment {
  return ruleState(sql, clock(), { from: sql`deal.starts_at`, to: sql`deal.ends_at` });
}
