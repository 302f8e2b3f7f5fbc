import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { createOrder } from '@matiz/contracts/orders.ts';
import { type BuiltProduct, buildArrival, buildProduct } from './catalogue.ts';
import { callAs, type Shopper, type ShopperCalls } from './orders.ts';
import { signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export type Placed = ReplyOf<typeof createOrder>['order'];

/** A presale tone: so many in stock, and an arrival on a day with room for so many. */
export async function buildPresale(
  test: Pick<TestApp, 'sql'>,
  { stock = 0, date = '2026-12-01', cap = 50, price = 10_000 } = {},
): Promise<BuiltProduct & { arrivalId: string }> {
  const dye = await buildProduct(test.sql, { tones: ['7.43'], price, stock, isPresale: true });
  const arrival = await buildArrival(test.sql, dye.versions[0], { date, cap });
  return { ...dye, arrivalId: String(arrival) };
}

/** Orders so many of each product's first version, stock first and then in presale. */
export async function orderOf(
  { calls, customerId }: Pick<Shopper, 'calls' | 'customerId'>,
  goods: readonly (readonly [product: BuiltProduct, quantity: number])[],
): Promise<Placed> {
  let cartId = '';
  for (const [product, quantity] of goods) {
    const [version] = product.versions;
    const isChosen = version.code !== product.code;
    const { value } = await calls.add({
      productId: String(product.id),
      code: product.code,
      ...(isChosen ? { versions: [{ code: version.code, quantity }] } : { quantity }),
    });
    cartId = value.cart._id;
  }
  return (await calls.order({ cartId, customerId })).value.order;
}

/** The calls of someone of the staff. */
export async function buildStaff(test: TestApp): Promise<ShopperCalls> {
  return callAs(test, await signIn(test, 'Staff'));
}

/** `1 2026-12-01 pending 3`: each delivery's id, day, state and units. */
export function deliveriesOf({ deliveries }: Pick<Placed, 'deliveries'>): string[] {
  return deliveries.map(({ deliveryId, dispatchDate, state, products }) => {
    const units = products.reduce((sum, { quantity }) => sum + quantity, 0);
    return `${deliveryId} ${dispatchDate ?? 'now'} ${state} ${units}`;
  });
}
