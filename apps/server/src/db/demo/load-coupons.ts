import { demoTiers } from '@matiz/demo/shop/terms.ts';
import type { DemoShop } from '@matiz/demo/shop/types.ts';
import { insertAll, readIds } from '../insert-all.ts';
import type { Sql } from '../pool.ts';

/** The coupons, those that are over among them. */
export async function loadCoupons(sql: Sql, { coupons }: DemoShop): Promise<void> {
  const categoryId = await readIds(sql, 'category', 'slug');
  const brandId = await readIds(sql, 'brand', 'code');
  const nameOf = new Map(demoTiers.map(({ code, name }) => [code, name]));
  await insertAll(
    sql,
    'coupon',
    coupons.map((coupon) => ({
      code: coupon.code,
      title: coupon.title,
      description: coupon.description,
      kind: coupon.type,
      amount: coupon.amount,
      min_amount: coupon.minAmount,
      max_discount: coupon.maxDiscount,
      category_id: coupon.category === null ? null : categoryId(coupon.category),
      brand_id: coupon.brand === null ? null : brandId(coupon.brand),
      tier: coupon.tier === null ? null : nameOf.get(coupon.tier),
      is_first_order_only: coupon.firstOrderOnly,
      buy_quantity: coupon.units?.buy ?? null,
      get_quantity: coupon.units?.get ?? null,
      max_times: coupon.units?.times ?? null,
      is_automatic: coupon.automatic,
      starts_at: coupon.startsAt,
      ends_at: coupon.endsAt,
      uses: 0,
      uses_per_customer: coupon.usesPerCustomer,
      is_listed: true,
    })),
  );
  const couponId = await readIds(sql, 'coupon', 'code');
  await insertAll(
    sql,
    'coupon_condition',
    coupons.flatMap(({ code, methods }) =>
      methods.map((method) => ({ coupon_id: couponId(code), payment_method: method })),
    ),
  );
}
