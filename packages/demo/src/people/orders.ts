import { randomFrom } from '../catalogue/seed.ts';
import type { DemoCatalogue, DemoProduct } from '../catalogue/types.ts';
import { atBogotaHour, daysAfter, workingDayAfter } from '../shop/clock.ts';
import type { DemoZone } from '../shop/types.ts';
import { type CustomerSheet, cityOf } from './customers.ts';
import type {
  DemoLoyaltyEntry,
  DemoOrder,
  DemoOrderDelivery,
  DemoOrderLine,
  DemoOrderStatus,
} from './types.ts';

/** Orders that ended otherwise than delivered: 'customer daysAgo'. */
const endings: Readonly<Record<string, DemoOrderStatus>> = {
  'CLI-AMAPOLA 79': 'cancelled',
  'CLI-AMAPOLA 187': 'returned',
  'CLI-UNASYTINTO 121': 'cancelled',
};

/** All orders of the last twelve months, oldest first, numbered in that order. */
export function buildOrders(
  sheets: readonly CustomerSheet[],
  catalogue: DemoCatalogue,
  zones: readonly DemoZone[],
  placedBy: (customer: string, daysAgo: number) => string,
  now: Date,
): DemoOrder[] {
  const orders = sheets.flatMap((sheet) =>
    sheet.orderedDaysAgo.map((daysAgo) => {
      const zone = zones.find((z) => z.cityCodes.includes(cityOf(sheet)));
      return orderOf(sheet, daysAgo, catalogue.products, zone, placedBy(sheet.code, daysAgo), now);
    }),
  );
  return orders
    .sort((x, y) => x.placedAt.getTime() - y.placedAt.getTime())
    .map((order, i) => ({ ...order, code: `MZ-${String(20418 + i * 37)}` }));
}

function orderOf(
  sheet: CustomerSheet,
  daysAgo: number,
  products: readonly DemoProduct[],
  zone: DemoZone | undefined,
  placedBy: string,
  now: Date,
): DemoOrder {
  const random = randomFrom(`order ${sheet.code} ${daysAgo}`);
  const placedAt = atBogotaHour(
    daysAfter(now, -daysAgo),
    9 + Math.floor(random() * 9),
    Math.floor(random() * 60),
  );
  const lines = linesOf(sheet, products, random);
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const shipping = zone && subtotal < (zone.freeFrom ?? Infinity) ? zone.shippingPrice : 0;
  const status = statusOf(sheet.code, daysAgo);
  return {
    code: '',
    customer: sheet.code,
    placedBy,
    warehouse: sheet.warehouse,
    placedAt,
    address: `${sheet.code}-D${random() < 0.8 ? 1 : 2}`,
    paymentMethod: paymentOf(sheet, subtotal, zone, random()),
    status,
    deliveries: deliveriesOf(lines, status, daysAgo, placedAt, zone, now),
    subtotal,
    shipping,
    total: subtotal + shipping,
  };
}

function statusOf(customer: string, daysAgo: number): DemoOrderStatus {
  const ending = endings[`${customer} ${daysAgo}`];
  if (ending) return ending;
  if (daysAgo > 8) return 'delivered';
  if (daysAgo > 5) return 'dispatched';
  return daysAgo > 3 ? 'preparing' : 'confirmed';
}

/** The newest order of every customer has a second delivery that waits for an arrival. */
function deliveriesOf(
  lines: DemoOrderLine[],
  status: DemoOrderStatus,
  daysAgo: number,
  placedAt: Date,
  zone: DemoZone | undefined,
  now: Date,
): DemoOrderDelivery[] {
  const arrived = status === 'delivered' || status === 'returned';
  const deliveredAt = arrived ? daysAfter(placedAt, (zone?.deliveryDays ?? 3) + 0.9) : null;
  const advance = status === 'confirmed' || status === 'preparing' ? lines.slice(-2) : [];
  const first: DemoOrderDelivery = {
    dispatchDate: null,
    status,
    deliveredAt,
    lines: lines.slice(0, lines.length - advance.length),
  };
  if (advance.length === 0) return [first];
  const later = advance.map((line) => ({ ...line, isAdvance: true }));
  const dispatchDate = workingDayAfter(now, 6 + (daysAgo % 3));
  return [first, { dispatchDate, status: 'confirmed', deliveredAt: null, lines: later }];
}

/** Goes through what the customer buys until the order is worth what it usually is. */
function linesOf(
  sheet: CustomerSheet,
  products: readonly DemoProduct[],
  random: () => number,
): DemoOrderLine[] {
  const target = sheet.spend * (0.92 + 0.2 * random());
  const lines = new Map<string, DemoOrderLine>();
  const start = Math.floor(random() * 3);
  let worth = 0;
  for (let turn = 0; worth < target && turn < 200; turn += 1) {
    const code = sheet.buys[(start + turn) % sheet.buys.length];
    const product = products.find((p) => p.code === code);
    if (!product) throw new Error(`${sheet.code} buys the unknown product ${code}`);
    for (const line of pick(product, sheet, random)) {
      const known = lines.get(line.version);
      lines.set(line.version, {
        ...line,
        quantity: line.quantity + (known?.quantity ?? 0),
      });
      worth += line.unitPrice * line.quantity;
    }
  }
  return [...lines.values()];
}

function pick(product: DemoProduct, sheet: CustomerSheet, random: () => number): DemoOrderLine[] {
  const isBulk = sheet.tradeType === 'distribuidor';
  const tones = product.versions.filter((v) => v.isTopSeller);
  const pool = tones.length > 0 && random() < 0.75 ? tones : product.versions;
  const count = Math.min(
    pool.length,
    product.versions.length > 20 ? 4 + Math.floor(random() * 4) : 1,
  );
  const from = Math.floor(random() * pool.length);
  const listPrice = product.basePrice[sheet.warehouse];
  const off = product.category === 'tinte-permanente' ? (isBulk ? 0.12 : 0.04) : isBulk ? 0.07 : 0;
  return Array.from({ length: count }, (_, i) => pool[(from + i) % pool.length]).flatMap(
    (version) => {
      if (!version) return [];
      const dear = listPrice > 120_000;
      const usual = dear ? 1 : isBulk ? 12 : 3;
      const steps = usual + Math.floor(random() * usual);
      return [
        {
          product: product.code,
          version: version.code,
          quantity: Math.max(product.minQuantity, steps * product.multiple),
          isAdvance: false,
          listPrice,
          unitPrice: Math.round(listPrice * (1 - off)),
        },
      ];
    },
  );
}

function paymentOf(
  sheet: CustomerSheet,
  subtotal: number,
  zone: DemoZone | undefined,
  luck: number,
): string {
  if (sheet.creditLimit > subtotal && luck < 0.35) return 'credito-matiz';
  if (zone?.cashOnDelivery && subtotal < 2_000_000 && luck < 0.65) return 'contra-entrega';
  return luck < 0.85 ? 'pse' : 'transferencia';
}

/** The ledger that the orders leave: what was delivered, and what came back (D-13). */
export function loyaltyOf(orders: readonly DemoOrder[]): DemoLoyaltyEntry[] {
  return orders.flatMap((order) =>
    order.deliveries.flatMap((delivery): DemoLoyaltyEntry[] => {
      if (!delivery.deliveredAt) return [];
      const amount = delivery.lines.reduce((sum, l) => sum + l.unitPrice * l.quantity, 0);
      const base = { customer: order.customer, order: order.code };
      const delivered: DemoLoyaltyEntry = {
        ...base,
        kind: 'delivered',
        amount,
        at: delivery.deliveredAt,
      };
      if (order.status !== 'returned') return [delivered];
      const at = daysAfter(delivery.deliveredAt, 4);
      return [delivered, { ...base, kind: 'returned', amount: -amount, at }];
    }),
  );
}
