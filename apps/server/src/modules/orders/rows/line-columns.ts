import type { Fragment, SqlFragments } from '#db/sql.ts';

/** The columns of an order's line that are frozen as it is written; its order's id stands beside. */
export function frozenColumns(sql: SqlFragments): Fragment {
  return sql`id, delivery, position, product_id, version_id, assembly_version_ids, arrival_id, code,
    version_code, name, version_name, brand, quantity, unit_price, original_price, price_steps,
    tax_rate, tax, total, coupon_discount, payment_share, shipping_share`;
}

/**
 * One JSON object of a line of `order_line` for the rules that change orders. What each of them takes
 * of it is its own to say: `OrderLine`, `WaitingLine`, `CarryingLine`.
 */
export function orderLineJson(sql: SqlFragments): Fragment {
  return sql`json_build_object('id', id, 'delivery', delivery, 'position', position,
    'arrivalId', arrival_id, 'isServed', served_at IS NOT NULL, 'quantity', quantity,
    'total', total, 'couponDiscount', coupon_discount, 'goods', total - coupon_discount,
    'paymentShare', payment_share, 'shippingShare', shipping_share, 'paid', paid, 'tax', tax,
    'ratePercent', tax_rate)`;
}
