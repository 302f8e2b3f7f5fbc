import { describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();

async function buyerWithCart() {
  const shopper = await buildShopper(test);
  const calls = { ...shopper.calls, ...cartCallsAs(test, shopper) };
  const shampoo = await buildProduct(test.sql);
  const other = await buildProduct(test.sql);
  const cartId = await fillCart(shopper, shampoo, 4);
  await fillCart(shopper, other, 1);
  const units = async () => (await calls.cart()).value.cart?.units ?? 0;
  const line = { code: shampoo.code, advancedPurchasing: false };
  return { ...shopper, calls, shampoo, cartId, units, line };
}
type BuyerWithCart = Awaited<ReturnType<typeof buyerWithCart>>;

/** Every call that changes amounts, how it is sent, and the units after it was done once. */
const changes = [
  [
    'PUT /cart/changequantityitem',
    3,
    ({ calls, line }: BuyerWithCart, mutationId: string) =>
      calls.change({ ...line, quantity: 2, mutationId }),
  ],
  [
    'DELETE /cart/deleteitem',
    1,
    ({ calls, line }: BuyerWithCart, mutationId: string) => calls.remove({ ...line, mutationId }),
  ],
  [
    'POST /cart/quick-order/add',
    8,
    ({ calls, shampoo }: BuyerWithCart, mutationId: string) =>
      calls.addRows({ rows: [{ text: `${shampoo.code};3` }], mutationId }),
  ],
  [
    'POST /cart/additem',
    8,
    ({ calls, shampoo }: BuyerWithCart, mutationId: string) =>
      calls.add({ productId: String(shampoo.id), code: shampoo.code, quantity: 3, mutationId }),
  ],
] as const;

describe.each(changes)('%s, repeated (D-9)', (_, after, send) => {
  it('happens once, however often and from wherever it is sent, with one answer', async () => {
    const buyer = await buyerWithCart();
    const mutationId = nextId();
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(buyer, mutationId)));
    const late = await send(buyer, mutationId);
    for (const reply of [...replies, late]) expect(reply.value).toEqual(late.value);
    expect(await buyer.units()).toBe(after);
  });

  it('does not come back after someone else changed the line', async () => {
    const buyer = await buyerWithCart();
    const mutationId = nextId();
    await send(buyer, mutationId);
    await buyer.calls.clean();
    await send(buyer, mutationId);
    expect(await buyer.units()).toBe(0);
  });

  it('is refused with other content', async () => {
    const buyer = await buyerWithCart();
    const mutationId = nextId();
    await send(buyer, mutationId);
    const reused = await buyer.calls.change({ ...buyer.line, quantity: 9, mutationId });
    expect(reused.refusal?.message).toBe('Esta solicitud ya se usó con otros datos.');
  });
});

describe('DELETE /cart/cleanCart, repeated', () => {
  it('clears the cart on the screen, never the one that came after it', async () => {
    const buyer = await buyerWithCart();
    const { cartId } = buyer;
    await buyer.calls.clean({ cartId });
    await fillCart(buyer, buyer.shampoo, 1);
    expect((await buyer.calls.clean({ cartId })).value.results.message).toBe(
      'Tu carrito está vacío.',
    );
    expect(await buyer.units()).toBe(1);
  });
});

describe('A late repetition after the order', () => {
  it('lands in no cart', async () => {
    const buyer = await buyerWithCart();
    const mutationId = nextId();
    const product = { productId: String(buyer.shampoo.id), code: buyer.shampoo.code };
    const add = () => buyer.calls.add({ ...product, quantity: 1, mutationId });
    await add();
    await buyer.calls.order({ cartId: buyer.cartId });
    await add();
    expect((await buyer.calls.cart()).value.cart).toBeNull();
  });
});
