import { say } from '@matiz/contracts/messages.ts';
import { createCoupon } from '@matiz/contracts/staff/pricing/coupons.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { writeSteps } from '@matiz/domain/orders/coupons/mix.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import {
  findCustomerId,
  findProductsByCode,
  refuseBackwards,
  ruleState,
  utcText,
} from '#modules/pricing/index.ts';
import { type RowUse, refuseUsed } from '#resource/refuse-used.ts';
import type { Resource } from '#resource/resource.ts';
import { selectConditionLists, writeConditions } from './coupon-conditions.store.ts';
import type { CouponForm } from './coupon-form.ts';
import { refuseNames, refuseTerms } from './refuse-coupon.ts';

const uses: readonly RowUse[] = [
  { table: 'coupon_redemption', columns: ['coupon_id'], words: ['pedido', 'pedidos'] },
  {
    table: 'cart',
    columns: ['coupon_id'],
    where: (sql) => sql`NOT EXISTS (SELECT FROM customer_order WHERE cart_id = cart.id)`,
    words: ['carrito', 'carritos'],
  },
];

/** Coupons as staff keep them; how often each was used is the orders' to count. */
export const couponResource = (clock: Clock): Resource<CouponForm> => ({
  table: 'coupon',
  kind: 'coupon',
  key: 'id',
  fields: Object.keys(createCoupon.body.shape.set.shape),
  source: {
    columns: (sql) => sql`coupon.id::text AS id, coupon.version, coupon.code, coupon.title,
      coupon.description, coupon.kind, coupon.amount::float AS amount,
      coupon.min_amount AS "minAmount", coupon.max_discount AS "maxDiscount",
      coupon.category_id::text AS "categoryId", coupon.brand_id::text AS "brandId", coupon.tier,
      coupon.line, (SELECT code FROM product WHERE id = coupon.product_id) AS product,
      coupon.buy_quantity AS "buyQuantity", coupon.get_quantity AS "getQuantity",
      (SELECT json_agg(json_build_object('minQuantity', split_part(step, '=', 1)::int,
          'percent', split_part(step, '=', 2)::float))
        FROM string_to_table(coupon.steps, ';') AS step) AS steps,
      coupon.max_times AS "maxTimes", coupon.got_category_id::text AS "gotCategoryId",
      coupon.got_brand_id::text AS "gotBrandId", coupon.got_line AS "gotLine",
      (SELECT code FROM product WHERE id = coupon.got_product_id) AS "gotProduct",
      ${selectConditionLists(sql)}, coupon.excludes_deals AS "excludesDeals",
      coupon.trade_type_id::text AS "tradeTypeId",
      (SELECT document_number FROM customer WHERE id = coupon.customer_id) AS document,
      coupon.is_first_order_only AS "isFirstOrderOnly", ${stateOf(sql, clock)} AS state,
      ${utcText(sql, sql`coupon.starts_at`)} AS "startsAt",
      ${utcText(sql, sql`coupon.ends_at`)} AS "endsAt",
      coupon.uses_limit AS "usesLimit", coupon.uses, coupon.uses_per_customer AS "usesPerCustomer",
      coupon.is_listed AS "isListed", coupon.is_automatic AS "isAutomatic", coupon.priority,
      coupon.is_last AS "isLast"`,
    from: (sql) => sql`coupon`,
    id: { key: (sql) => sql`coupon.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(concat_ws(' ', coupon.code, coupon.title))
      LIKE '%' || fold_text(${text}) || '%'`,
    filters: {
      'f.state': (sql, value) => sql`${stateOf(sql, clock)} = ${value}`,
      'f.kind': (sql, value) => sql`coupon.kind = ${value}`,
    },
    orders: {
      code: { key: (sql) => sql`coupon.code`, type: 'text' },
      '-code': { key: (sql) => sql`coupon.code`, type: 'text', isDescending: true },
      '-ends': { key: (sql) => sql`coupon.ends_at`, type: 'timestamptz', isDescending: true },
      ends: { key: (sql) => sql`coupon.ends_at`, type: 'timestamptz' },
    },
  },
  columnsOf: async (set, tx, id) => {
    const kind = set.kind ?? (await findKind(tx, id));
    // What belongs to another kind than the coupon's is kept of none, whichever of the two was sent.
    const ofUnits = <Value>(value: Value | undefined) =>
      kind === 'buy-get' || (set.kind === undefined && value === undefined) ? value : null;
    const columns = {
      code: set.code,
      title: set.title,
      description: set.description,
      kind: set.kind,
      amount: amountOf({ ...set, kind }),
      steps: kind === undefined || kind === 'mix' ? stepsOf(set.steps) : null,
      min_amount: set.minAmount,
      max_discount: set.maxDiscount,
      category_id: numberOf(set.categoryId),
      brand_id: numberOf(set.brandId),
      line: set.line,
      product_id: await productOf(tx, set.product),
      buy_quantity: ofUnits(set.buyQuantity),
      get_quantity: ofUnits(set.getQuantity),
      max_times: ofUnits(set.maxTimes),
      got_category_id: ofUnits(numberOf(set.gotCategoryId)),
      got_brand_id: ofUnits(numberOf(set.gotBrandId)),
      got_line: ofUnits(set.gotLine),
      got_product_id: ofUnits(await productOf(tx, set.gotProduct)),
      excludes_deals: set.excludesDeals,
      trade_type_id: numberOf(set.tradeTypeId),
      customer_id: set.document ? await findCustomerId(tx, set.document) : set.document,
      tier: set.tier,
      is_first_order_only: set.isFirstOrderOnly,
      starts_at: set.startsAt,
      ends_at: set.endsAt,
      uses_limit: set.usesLimit,
      uses_per_customer: set.usesPerCustomer,
      is_listed: set.isListed,
      is_automatic: set.isAutomatic,
      priority: set.priority,
      is_last: set.isLast,
    };
    return Object.fromEntries(
      Object.entries(columns).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      ),
    );
  },
  check: async (tx, id, set) =>
    (await refuseBackwards(tx, 'coupon', id, set)) ??
    (await refuseNames(tx, set)) ??
    (await refuseTerms(tx, id, set)),
  parts: { write: writeConditions },
  checkRemoval: (tx, id) => refuseUsed(tx, id, uses, say('usedCoupon')),
  fieldsByConstraint: {
    coupon_code_key: 'set.code',
    coupon_check: 'set.amount',
    coupon_check1: 'set.endsAt',
    coupon_check2: 'set.amount',
    coupon_uses_within_limit: 'set.usesLimit',
    coupon_category_id_fkey: 'set.categoryId',
    coupon_brand_id_fkey: 'set.brandId',
    coupon_tier_fkey: 'set.tier',
    coupon_percent_of_units: 'set.amount',
    coupon_units: 'set.buyQuantity',
    coupon_steps_of_mix: 'set.steps',
    coupon_trade_type_id_fkey: 'set.tradeTypeId',
    coupon_got_brand_id_fkey: 'set.gotBrandId',
    coupon_got_category_id_fkey: 'set.gotCategoryId',
    coupon_condition_city_code_fkey: 'set.cityCodes',
    coupon_condition_payment_method_fkey: 'set.paymentMethods',
    coupon_condition_brand_id_fkey: 'set.excludedBrandIds',
    coupon_condition_category_id_fkey: 'set.excludedCategoryIds',
  },
});

async function findKind(tx: Tx, id: string | null): Promise<CouponForm['kind'] | undefined> {
  const [stored] = await tx<Pick<CouponForm, 'kind'>[]>`
    SELECT kind FROM coupon WHERE id = ${id}::text::integer`;
  return stored?.kind;
}

/** Of a mix the highest of its steps, which lists show; of shipping nothing. */
function amountOf({
  kind,
  amount,
  steps,
}: Pick<Partial<CouponForm>, 'amount' | 'steps'> & {
  readonly kind: CouponForm['kind'] | undefined;
}): number | undefined {
  if (kind === 'free-shipping') return 0;
  if (steps?.length) return Math.max(...steps.map(({ percent }) => percent));
  return amount ?? undefined;
}

function stepsOf(steps: CouponForm['steps']): string | null | undefined {
  return steps ? writeSteps(steps) : steps;
}

async function productOf(tx: Tx, code: string | null | undefined) {
  if (typeof code !== 'string') return code;
  const [found] = await findProductsByCode(tx, [code]);
  return found?.id ?? null;
}

function numberOf(text: string | null | undefined): number | null | undefined {
  return typeof text === 'string' ? Number(text) : text;
}

function stateOf(sql: SqlFragments, clock: Clock): Fragment {
  return ruleState(sql, clock(), { from: sql`coupon.starts_at`, to: sql`coupon.ends_at` });
}
