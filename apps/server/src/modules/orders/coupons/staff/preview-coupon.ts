import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { previewCoupon as call } from '@matiz/contracts/staff/pricing/coupons.ts';
import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import { applyCoupon } from '@matiz/domain/orders/coupons/apply-coupon.ts';
import type { CouponRule } from '@matiz/domain/orders/coupons/coupon-rule.ts';
import { isBackwards } from '@matiz/domain/pricing/window.ts';
import type { Sql, SqlReader } from '#db/sql.ts';
import { reasonOf } from '../show-coupon.ts';
import { exampleLines, mixedLines, unitsToShow } from './coupon-examples.ts';
import { sayAmount } from './refuse-coupon.ts';

type Body = BodyOf<typeof call>;

/** Purchases that examples are worked out for, in pesos of goods that the coupon is for. */
const usualPurchases = [100_000, 200_000, 500_000, 1_000_000];

/** Of each unit, where units are counted. */
const unitPrice = 10_000;

/** What a coupon would take off, by the rule that takes it off purchases (§2 CouponList). */
export async function previewCoupon(
  deps: { readonly sql: Sql; readonly clock: Clock },
  { id, set, goods: asked }: Body,
): Promise<ResultOf<typeof call>> {
  const now = deps.clock();
  const known = await findPreviewContext(deps.sql.reader, id, set);
  const { kind, minAmount = 0, tier = null, usesPerCustomer = 1 } = set;
  const amount = kind === 'free-shipping' ? 0 : (set.amount ?? null);
  const startsAt = new Date(set.startsAt);
  const endsAt = new Date(set.endsAt);
  const coupon: CouponRule = {
    kind,
    amount: amount ?? 0,
    minAmount,
    maxDiscount: set.maxDiscount ?? null,
    startsAt,
    endsAt,
    tier,
    isFirstOrderOnly: set.isFirstOrderOnly ?? false,
    // The examples are of someone whom, and of a place and a method which, it is for.
    customerId: null,
    tradeType: null,
    cities: [],
    methods: [],
    excludesDeals: false,
    buyGet: unitsOf(set),
    mix: kind === 'mix' && set.steps ? { steps: set.steps, of: null } : null,
    usesLeft: set.usesLimit == null ? null : set.usesLimit - known.uses,
    customerUsesLeft: usesPerCustomer,
  };
  const wrong = sayAmount(kind, amount) ?? sayUnits(coupon);
  const purchases = [
    ...usualPurchases,
    ...(minAmount > 0 ? [minAmount] : []),
    ...(asked ? [asked] : []),
  ];
  const sizes =
    coupon.buyGet || coupon.mix
      ? unitsToShow(coupon).map((units) => ({ units, goods: units * unitPrice }))
      : purchases.map((goods) => ({ units: null, goods }));
  const shown = new Map(wrong === null ? sizes.map((size) => [size.goods, size]) : []);
  const examples = [...shown.values()]
    .toSorted((a, b) => a.goods - b.goods)
    .map(({ units, goods }) => {
      const applied = applyCoupon(coupon, {
        now: startsAt > now ? startsAt : now,
        customerId: null,
        tradeType: null,
        cityCode: null,
        methodCode: null,
        tier,
        hasOrdered: false,
        shipping: shippingOf(known, goods),
        lines: coupon.mix
          ? mixedLines(units ?? 0, unitPrice)
          : exampleLines(coupon.buyGet, { units, goods }),
      });
      return applied.ok
        ? { goods, units, discount: applied.value.goods + applied.value.shipping, reason: null }
        : { goods, units, discount: 0, reason: reasonOf(applied.error) };
    });
  const result = {
    products: known.products,
    carts: known.carts,
    examples,
    warnings: [
      ...(endsAt <= now ? [say('couponIsOver')] : []),
      ...(known.products === 0 ? [say('couponForNothing')] : []),
      ...(coupon.usesLeft !== null && coupon.usesLeft <= 0 ? [say('couponUsedUp')] : []),
    ],
    problems: [
      ...(known.isTaken ? [say('valueTaken')] : []),
      ...(wrong === null ? [] : [wrong]),
      ...(isBackwards({ startsAt, endsAt }) ? [say('windowBackwards')] : []),
    ],
  };
  return ok({ result });
}

/** What is not written yet of an offer of units; null: it is whole. */
function sayUnits({ kind, buyGet, mix }: CouponRule): string | null {
  if (kind === 'mix') return mix === null ? say('couponNeedsSteps') : null;
  return kind === 'buy-get' && buyGet === null ? say('couponNeedsUnits') : null;
}

/** Null: it is not of units, or not whole yet. */
function unitsOf({ kind, buyQuantity, getQuantity, maxTimes, ...set }: Body['set']) {
  if (kind !== 'buy-get' || !buyQuantity || !getQuantity) return null;
  const isOther = set.gotBrandId ?? set.gotCategoryId ?? set.gotLine ?? set.gotProduct;
  return {
    buy: buyQuantity,
    get: getQuantity,
    times: maxTimes ?? null,
    bought: null,
    got: isOther ? say('couponGotGoods') : null,
  };
}

interface PreviewContext {
  readonly products: number;
  /** Open ones with any of them. */
  readonly carts: number;
  readonly uses: number;
  readonly isTaken: boolean;
  /** Of an order where the first warehouse is, and from how many pesos on it is free there. */
  readonly shipping: number;
  readonly freeFrom: number | null;
}

function shippingOf({ shipping, freeFrom }: PreviewContext, goods: number): number {
  return freeFrom !== null && goods >= freeFrom ? 0 : shipping;
}

async function findPreviewContext(
  sql: SqlReader,
  id: string | null,
  set: Body['set'],
): Promise<PreviewContext> {
  const own = id !== null && /^\d{1,9}$/.test(id) ? Number(id) : null;
  const brandId = set.brandId == null ? null : Number(set.brandId);
  const categoryId = set.categoryId == null ? null : Number(set.categoryId);
  const { line = null, product = null } = set;
  const excludedBrands = set.excludedBrandIds ?? [];
  const excludedCategories = set.excludedCategoryIds ?? [];
  const [row] = await sql<PreviewContext[]>`
    WITH goods AS (
      SELECT id FROM product WHERE withdrawn_at IS NULL
        AND brand_id = coalesce(${brandId}::int, brand_id)
        AND (${line}::text IS NULL OR lower(line) = lower(${line}::text))
        AND (${product}::text IS NULL OR upper(code) = upper(${product}::text))
        AND brand_id <> ALL (${excludedBrands}::int[])
        AND NOT EXISTS (SELECT FROM category out WHERE out.id = ANY (${excludedCategories}::int[])
          AND product.category_id = ANY (out.subtree))
        AND (${categoryId}::int IS NULL OR category_id = ANY (
          SELECT unnest(subtree) FROM category WHERE id = ${categoryId}::int)))
    SELECT
      (SELECT count(*)::int FROM goods) AS products,
      (SELECT count(DISTINCT cart.id)::int
        FROM cart JOIN cart_line line ON line.cart_id = cart.id
        WHERE cart.state = 'open' AND line.product_id IN (SELECT id FROM goods)) AS carts,
      coalesce((SELECT uses FROM coupon WHERE id = ${own}::int), 0) AS uses,
      EXISTS (SELECT FROM coupon WHERE code = ${set.code}
        AND id IS DISTINCT FROM ${own}::int) AS "isTaken",
      coalesce(zone.shipping_price, 0) AS shipping, zone.free_from AS "freeFrom"
    FROM (VALUES (1)) one LEFT JOIN (
      SELECT zone.shipping_price, zone.free_from
      FROM warehouse JOIN zone_city ON zone_city.city_code = warehouse.city_code
      JOIN zone ON zone.id = zone_city.zone_id
      ORDER BY warehouse.id <> ${mainWarehouse}, warehouse.id LIMIT 1) zone ON true`;
  if (!row) throw new Error('a SELECT without FROM answers one row');
  return row;
}
