import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { ListPrice } from '@matiz/domain/pricing/pasted-list.ts';
import { dayStart } from '#db/day-start.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';
import { nameSome, refuseBackwards, unknownCodes } from '../rules/refusals.ts';
import { ruleState, utcText } from '../rules/rule-columns.ts';
import { findProductsByCode } from '../rules/rules.store.ts';
import { findCustomerId, findTerms, writeItems } from './list.store.ts';

export interface ListForm {
  readonly name: string;
  readonly tradeTypeId?: string | null | undefined;
  readonly cityCode?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
  readonly document?: string | null | undefined;
  readonly loyaltyTier?: Tier | null | undefined;
  readonly priority: number;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  /** Saved by a call of their own; of the other products nothing changes. */
  readonly prices?: readonly ListPrice[] | undefined;
}

/** Price lists as staff keep them, each with what it says of its products (D-6). */
export const listResource = (clock: Clock): Resource<ListForm> => ({
  table: 'price_list',
  kind: 'price-list',
  key: 'id',
  fields: [
    'name',
    'tradeTypeId',
    'cityCode',
    'stateCode',
    'document',
    'loyaltyTier',
    'priority',
    'startsAt',
    'endsAt',
  ],
  source: {
    columns: (sql) => sql`list.id::text AS id, list.version, list.name,
      list.trade_type_id::text AS "tradeTypeId", trade_type.name AS "tradeType",
      list.city_code AS "cityCode", city.name AS city,
      list.state_code AS "stateCode", state.name AS department,
      customer.document_number AS document, customer.business_name AS customer,
      list.loyalty_tier AS "loyaltyTier", list.priority, ${stateOf(sql, clock)} AS state,
      ${utcText(sql, sql`list.starts_at`)} AS "startsAt",
      ${utcText(sql, sql`list.ends_at`)} AS "endsAt",
      (SELECT count(*)::int FROM price_list_item WHERE list_id = list.id) AS products`,
    from: (sql) => sql`price_list list
      LEFT JOIN trade_type ON trade_type.id = list.trade_type_id
      LEFT JOIN city ON city.code = list.city_code
      LEFT JOIN state ON state.code = list.state_code
      LEFT JOIN customer ON customer.id = list.customer_id`,
    id: { key: (sql) => sql`list.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(concat_ws(' ', list.name, customer.business_name))
      LIKE '%' || fold_text(${text}) || '%'`,
    filters: {
      'f.state': (sql, value) => sql`${stateOf(sql, clock)} = ${value}`,
      'f.from': (sql, day) => sql`coalesce(list.ends_at, 'infinity') > ${dayStart(sql, day)}`,
      'f.to': (sql, day) => sql`coalesce(list.starts_at, '-infinity') < ${dayStart(sql, day, 1)}`,
      'f.dated': (sql) => sql`coalesce(list.starts_at, list.ends_at) IS NOT NULL`,
    },
    orders: {
      '-priority': { key: (sql) => sql`list.priority::int`, type: 'integer', isDescending: true },
      priority: { key: (sql) => sql`list.priority::int`, type: 'integer' },
      name: { key: (sql) => sql`lower(list.name)`, type: 'text' },
      '-name': { key: (sql) => sql`lower(list.name)`, type: 'text', isDescending: true },
    },
  },
  columnsOf: async (set, tx) => ({
    ...(set.name === undefined ? {} : { name: set.name }),
    ...(set.tradeTypeId === undefined ? {} : { trade_type_id: numberOf(set.tradeTypeId) }),
    ...(set.cityCode === undefined ? {} : { city_code: set.cityCode }),
    ...(set.stateCode === undefined ? {} : { state_code: set.stateCode }),
    ...(set.document === undefined
      ? {}
      : { customer_id: set.document && (await findCustomerId(tx, set.document)) }),
    ...(set.loyaltyTier === undefined ? {} : { loyalty_tier: set.loyaltyTier }),
    ...(set.priority === undefined ? {} : { priority: set.priority }),
    ...(set.startsAt === undefined ? {} : { starts_at: set.startsAt }),
    ...(set.endsAt === undefined ? {} : { ends_at: set.endsAt }),
  }),
  check: async (tx, id, set) =>
    (await refuseBackwards(tx, 'price_list', id, set)) ??
    (await refuseAudience(tx, id, set)) ??
    (set.prices ? await refusePrices(tx, set.prices) : null),
  parts: {
    /** By product, so that a history has those alone that changed. */
    async read(sql, id) {
      const rows = await sql<{ code: string; price: number | null; percent: number | null }[]>`
        SELECT product.code, price, percent::float AS percent
        FROM price_list_item JOIN product ON product.id = price_list_item.product_id
        WHERE list_id = ${id}::text::integer ORDER BY product.code`;
      return Object.fromEntries(
        rows.map(({ code, price, percent }) => [`price:${code}`, price ?? `${percent} %`]),
      );
    },
    async write(tx, id, { prices }) {
      if (!prices) return;
      const ids = new Map(
        (
          await findProductsByCode(
            tx,
            prices.map(({ code }) => code),
          )
        ).map((found) => [found.asked, found.id]),
      );
      const items = prices.flatMap(({ code, price, percent }) => {
        const productId = ids.get(code);
        return productId === undefined ? [] : [[productId, { productId, price, percent }] as const];
      });
      // A code written twice in different letters is one product: the last line counts.
      await writeItems(tx, id, [...new Map(items).values()]);
    },
  },
  fieldsByConstraint: {
    price_list_name_key: 'set.name',
    price_list_check1: 'set.endsAt',
    price_list_check: 'set.tradeTypeId',
    price_list_trade_type_id_fkey: 'set.tradeTypeId',
    price_list_city_code_fkey: 'set.cityCode',
    price_list_state_code_fkey: 'set.stateCode',
    price_list_loyalty_tier_fkey: 'set.loyaltyTier',
  },
});

/** Whom a list is for, with what was stored of it before: someone, and who is there. */
async function refuseAudience(
  tx: Tx,
  id: string | null,
  set: Partial<ListForm>,
): Promise<Failure | null> {
  const { document } = set;
  if (document && (await findCustomerId(tx, document)) === null) {
    return failureAt('set.document', 'UNKNOWN_REFERENCE', say('listNoCustomer'));
  }
  const stored = id === null ? null : await findTerms(tx, id);
  if (id !== null && stored === null) return null;
  const { tradeTypeId, cityCode, stateCode, loyaltyTier } = set;
  const named = { tradeTypeId, cityCode, stateCode, document, loyaltyTier };
  const isSomebody = (Object.keys(named) as (keyof typeof named)[]).some(
    (name) => (named[name] === undefined ? stored?.audience[name] : named[name]) != null,
  );
  return isSomebody ? null : failureAt('set.tradeTypeId', 'INVALID_REQUEST', say('listForNobody'));
}

async function refusePrices(tx: Tx, prices: readonly ListPrice[]): Promise<Failure | null> {
  const codes = prices.map(({ code }) => code);
  const unknown = unknownCodes(codes, await findProductsByCode(tx, codes));
  if (unknown.length === 0) return null;
  const sentence = say('codesUnknown', { codes: nameSome(unknown) });
  return failureAt('set.prices', 'UNKNOWN_REFERENCE', sentence);
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text);
}

function stateOf(sql: SqlFragments, clock: Clock): Fragment {
  return ruleState(sql, clock(), { from: sql`list.starts_at`, to: sql`list.ends_at` });
}
