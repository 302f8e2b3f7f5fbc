import type { DemoProduct, DemoVersion } from '@matiz/demo/catalogue/types.ts';
import type { DemoOrder, DemoOrderLine, DemoOrderStatus } from '@matiz/demo/people/types.ts';
import type { DemoZone } from '@matiz/demo/shop/types.ts';
import { versionName } from '@matiz/domain/catalogue/version-name.ts';
import { addBusinessDays, lastDayBefore } from '@matiz/domain/delivery/dispatch-date.ts';
import { addDays, bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { shareOrder } from '@matiz/domain/orders/line-shares.ts';

/** Who an order is about, and its own ids. */
export interface OrderIds {
  readonly orderId: string;
  readonly cartId: string;
  readonly code: string;
  readonly customerId: string;
  readonly actorId: string;
  readonly addressId: string;
  readonly addressTitle: string | null;
  readonly addressLine: string;
  readonly cityCode: string;
}

/** A line without the numbers of its product and version, which the database knows. */
export interface LineRow {
  readonly id: string;
  readonly order_id: string;
  readonly delivery: number;
  readonly position: number;
  readonly product: string;
  readonly version: string;
  readonly dispatch_date: string | null;
  readonly version_code: string | null;
  readonly name: string;
  readonly version_name: string | null;
  readonly brand: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly original_price: number;
  readonly price_steps: object[];
  readonly tax_rate: number;
  readonly tax: number;
  readonly total: number;
  readonly payment_share: number;
  readonly shipping_share: number;
}

export function orderState(status: DemoOrderStatus): string {
  return status === 'preparing' ? 'in_preparation' : status;
}

export function deliveryState(status: DemoOrderStatus): string {
  return status === 'created' || status === 'confirmed' ? 'pending' : orderState(status);
}

/** With the days that were told: when each leaves, and when it arrives (D-11). */
export function deliveryRows(
  order: DemoOrder,
  { orderId }: OrderIds,
  { deliveryDays: days, deliversOnSaturday }: Pick<DemoZone, 'deliveryDays' | 'deliversOnSaturday'>,
) {
  const week = { worksSaturday: deliversOnSaturday };
  const placed = bogotaDate(order.placedAt);
  return order.deliveries.map(({ dispatchDate, deliveredAt, status }, index) => {
    const arrived = deliveredAt && bogotaDate(deliveredAt);
    const sent = arrived
      ? lastDayBefore(arrived, days, week)
      : addBusinessDays(dispatchDate ?? addDays(placed, days + 1), 0, week);
    const leaves = sent < placed ? placed : sent;
    return {
      order_id: orderId,
      position: index + 1,
      dispatch_date: dispatchDate,
      estimated_date: leaves,
      arrival_date: arrived ?? addBusinessDays(leaves, days, week),
      state: deliveryState(status),
    };
  });
}

export function lineRows(
  order: DemoOrder,
  { orderId }: OrderIds,
  products: ReadonlyMap<string, DemoProduct>,
  brands: ReadonlyMap<string, string>,
  newId: () => string,
): LineRow[] {
  const lines = order.deliveries.flatMap(({ lines, dispatchDate }, index) =>
    lines.map((line) => ({ line, dispatchDate, delivery: index + 1 })),
  );
  const goods = lines.map(({ line, delivery }) => ({
    goods: line.unitPrice * line.quantity,
    ratePercent: products.get(line.product)?.taxRate ?? 0,
    carriesShipping: delivery === 1,
  }));
  const { shipping, subtotal } = order;
  const paymentAdjustment = order.total - subtotal - shipping;
  const shares = shareOrder(goods, { shipping, paymentAdjustment });
  return lines.map(({ line, dispatchDate, delivery }, index) => {
    const product = products.get(line.product);
    const version = product?.versions.find(({ code }) => code === line.version);
    if (!product || !version) throw new Error(`The order ${order.code} holds an unknown product`);
    const share = shares[index];
    return {
      id: newId(),
      order_id: orderId,
      delivery,
      position: index + 1,
      product: line.product,
      version: line.version,
      dispatch_date: line.isAdvance ? dispatchDate : null,
      version_code: product.hasVersions ? line.version : null,
      name: product.name,
      version_name: product.hasVersions ? nameOf(version) : null,
      brand: brands.get(product.brand) ?? product.brand,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      original_price: Math.max(line.listPrice, line.unitPrice),
      price_steps: stepsOf(line),
      tax_rate: product.taxRate,
      tax: share?.tax ?? 0,
      total: line.unitPrice * line.quantity,
      payment_share: share?.paymentShare ?? 0,
      shipping_share: share?.shippingShare ?? 0,
    };
  });
}

function nameOf({ tone, volume }: DemoVersion): string {
  return versionName({
    tone_number: tone?.number ?? null,
    tone_name: tone?.name ?? null,
    volume: volume?.volume ?? null,
  });
}

function stepsOf({ listPrice, unitPrice }: DemoOrderLine): object[] {
  const base = { kind: 'base', id: null, name: '', before: listPrice, after: listPrice };
  if (unitPrice === listPrice) return [base];
  return [base, { kind: 'deal', id: null, name: '', before: listPrice, after: unitPrice }];
}
