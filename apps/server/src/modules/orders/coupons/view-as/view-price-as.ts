import type { QueryOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import type { viewPriceAs as call } from '@matiz/contracts/staff/pricing/price-views.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import { planDiscounts } from '@matiz/domain/orders/coupons/plan-discounts.ts';
import { adjustForPayment } from '@matiz/domain/pricing/payment-adjustment.ts';
import type { Sql } from '#db/sql.ts';
import { type PriceAsSeen, readPriceAs } from '#modules/pricing/index.ts';
import type { CouponRow } from '../coupon.store.ts';
import { reasonOf } from '../show-coupon.ts';
import { readTermsOfOne } from './purchase-terms.store.ts';

type Line = NonNullable<ReplyOf<typeof call>['line']>;
type Query = QueryOf<typeof call>;

/** What someone pays for so many units: their price, and a purchase of them alone, by the order's own sums. */
export async function viewPriceAs(
  deps: { readonly sql: Sql; readonly clock: Clock },
  query: Query,
): Promise<ResultOf<typeof call>> {
  const read = await readPriceAs(deps, query);
  if (!read.ok) return read;
  const { code, product, viewer, moment, price, unused } = read.value;
  return ok({
    code,
    product,
    customer: viewer.customer,
    tier: viewer.loyaltyTier,
    warehouse: viewer.warehouse,
    at: moment.toISOString(),
    price,
    unused: [...unused],
    line: price && (await buyAlone(deps.sql, { ...read.value, price }, query)),
  });
}

async function buyAlone(
  sql: Sql,
  seen: PriceAsSeen & { readonly price: NonNullable<PriceAsSeen['price']> },
  { quantity, method: chosen }: Query,
): Promise<Line> {
  const { productId, viewer, moment, price } = seen;
  const { customerId, zoneId } = viewer;
  const terms = await readTermsOfOne(sql.reader, { productId, customerId, zoneId, moment });
  const goods = price.price * quantity;
  const discountsWith = (methodCode: string | null) =>
    planDiscounts<CouponRow>(
      [{ quantity, price, total: goods, sellable: { productId } }],
      { chosen: null, automatic: terms.automatic },
      { now: moment, cityCode: viewer.cityCode, methodCode, shipping: 0 },
    );
  const offered = terms.methods.filter(
    ({ isEnabled, needsCashOnDelivery }) =>
      isEnabled && (!needsCashOnDelivery || viewer.cashOnDelivery),
  );
  const methods = offered.map(({ code, name, adjustment }) => {
    const off = discountsWith(code).goods;
    return { code, name, off, ...adjustForPayment(goods - off, adjustment) };
  });
  const way = methods.find(({ code }) => code === chosen);
  const plan = discountsWith(way?.code ?? null);
  return {
    goods,
    discounts: plan.steps.map(({ row, effect }) => ({ title: row.title, off: effect.goods })),
    idle: plan.automatic.flatMap(({ row, refusal }) =>
      refusal ? [{ title: row.title, reason: reasonOf(refusal) }] : [],
    ),
    methods,
    difference: way?.difference ?? null,
    total: way?.total ?? goods - plan.goods,
  };
}
