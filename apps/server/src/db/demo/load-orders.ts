import type { DemoOrder } from '@matiz/demo/people/types.ts';
import type { Demo } from '@matiz/demo/types.ts';
import { insertAll } from '../insert-all.ts';
import type { Sql } from '../pool.ts';
import { warehouseIds } from './load-shop.ts';
import { eventRows } from './order-events.ts';
import { deliveryRows, type LineRow, lineRows, type OrderIds, orderState } from './order-rows.ts';
import { insertMovements } from './order-stock.ts';
import { orderReader } from './read-order-ids.ts';

/** Of a city that no zone has any more. */
const farAway = { deliveryDays: 3, deliversOnSaturday: false };

/** The history of orders with everything that each left behind: carts, payments, stock, tiers. */
export async function loadOrders(
  sql: Sql,
  { people, catalogue, shop }: Demo,
  { newId }: { newId: () => string },
): Promise<void> {
  const readIds = await orderReader(sql, people, newId);
  const orders = people.orders.map((order) => ({ order, ids: readIds(order) }));
  const zones = new Map(
    shop.zones.flatMap((zone) => zone.cityCodes.map((city) => [city, zone] as const)),
  );
  const products = new Map(catalogue.products.map((product) => [product.code, product]));
  const brands = new Map(catalogue.brands.map(({ code, name }) => [code, name]));

  await insertAll(sql, 'cart', orders.map(cartRow));
  const lines = orders.flatMap(({ order, ids }) => lineRows(order, ids, products, brands, newId));
  await insertAll(
    sql,
    'customer_order',
    orders.map(({ order, ids }) =>
      orderRow(
        order,
        ids,
        lines.filter(({ order_id }) => order_id === ids.orderId),
      ),
    ),
  );
  await insertAll(
    sql,
    'order_delivery',
    orders.flatMap(({ order, ids }) =>
      deliveryRows(order, ids, zones.get(ids.cityCode) ?? farAway),
    ),
  );
  await insertMovements(sql, orders, lines);
  await insertAll(
    sql,
    'order_event',
    orders.flatMap(({ order, ids }) => eventRows(order, ids)),
  );
  await insertAll(
    sql,
    'payment',
    orders.map(({ order, ids }) => paymentRow(order, ids, newId)),
  );
  const orderIds = new Map(orders.map(({ order, ids }) => [order.code, ids]));
  await insertAll(
    sql,
    'loyalty_entry',
    people.loyalty.map(({ order, kind, amount, at }) => ({
      customer_id: orderIds.get(order)?.customerId,
      order_id: orderIds.get(order)?.orderId,
      kind,
      amount,
      counts_at: at,
    })),
  );
}

function cartRow({ order, ids }: { order: DemoOrder; ids: OrderIds }) {
  return {
    id: ids.cartId,
    customer_id: ids.customerId,
    warehouse_id: warehouseIds[order.warehouse],
    state: 'ordered',
    created_by: ids.actorId,
    created_at: order.placedAt,
    changed_at: order.placedAt,
    revision: 1,
    address_id: ids.addressId,
    payment_method: order.paymentMethod,
  };
}

function orderRow(order: DemoOrder, ids: OrderIds, lines: readonly LineRow[]) {
  const sum = (amountOf: (line: LineRow) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0);
  const subtotal = sum((line) => line.original_price * line.quantity);
  return {
    id: ids.orderId,
    code: ids.code,
    cart_id: ids.cartId,
    customer_id: ids.customerId,
    actor_id: ids.actorId,
    warehouse_id: warehouseIds[order.warehouse],
    state: orderState(order.status),
    placed_at: order.placedAt,
    address_id: ids.addressId,
    address_title: ids.addressTitle,
    address_line: ids.addressLine,
    address_city_code: ids.cityCode,
    payment_method: order.paymentMethod,
    subtotal,
    discount: subtotal - sum(({ total }) => total),
    shipping: order.shipping,
    payment_adjustment: order.total - order.subtotal - order.shipping,
    tax: sum(({ tax }) => tax),
    total: order.total,
    cancelled: order.status === 'cancelled' ? order.total : 0,
  };
}

function paymentRow(order: DemoOrder, ids: OrderIds, newId: () => string) {
  const isPaid =
    order.status === 'delivered' || ['pse', 'transferencia'].includes(order.paymentMethod);
  const isVoid = order.status === 'cancelled' || order.status === 'returned';
  const voidState = order.status === 'returned' ? 'refunded' : 'voided';
  return {
    id: newId(),
    order_id: ids.orderId,
    method: order.paymentMethod,
    reference: `${ids.code}-1`,
    amount: order.total,
    state: isVoid ? voidState : isPaid ? 'approved' : 'pending',
    created_at: order.placedAt,
    changed_at: order.placedAt,
  };
}
