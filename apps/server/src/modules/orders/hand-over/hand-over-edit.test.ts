import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { linkCalls, sendDraft } from '#testing/hand-overs.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let product: BuiltProduct;
let seller: Shopper;
let cartId: string;
beforeAll(async () => {
  product = await buildProduct(test.sql, { stock: 500, price: 10_000 });
});
beforeEach(async () => {
  seller = await buildShopper(test, { role: 'Seller' });
  cartId = await fillCart(seller, product, 3);
  await seller.calls.choose({ paymentMethod: 'contra-entrega' });
});

async function newLink() {
  const { token } = await sendDraft(test, seller, cartId);
  return linkCalls(test, token);
}

describe('PUT /hand-over', () => {
  it('changes a quantity by the rules of the cart; one’s own change is no news', async () => {
    const { view, edit } = await newLink();
    const [line] = (await view()).value.purchase.deliveries[0]?.products ?? [];
    const lineId = line?.lineId ?? '';
    const changed = await edit({ line: { lineId, quantity: 7 } });
    expect(changed.value).toMatchObject({
      changes: [],
      purchase: { totals: { subtotal: 70_000 } },
    });
    expect((await edit({ line: { lineId, quantity: 900 } })).refusal?.code).toBe('STOCK_EXCEEDED');
    expect((await edit({ line: { lineId: nextId(), quantity: 1 } })).refusal?.code).toBe(
      'UNKNOWN_CART_LINE',
    );
    expect((await view()).value.purchase.totals.subtotal).toBe(70_000);
  });

  it('keeps the last line of the order: who does not want it declines', async () => {
    const { view, edit, decline } = await newLink();
    const other = await buildProduct(test.sql, { stock: 5, price: 2_000 });
    await fillCart(seller, other, 1);
    const seen = (await view()).value.purchase.deliveries.flatMap(({ products }) => products);
    const [first = '', last = ''] = seen.map(({ lineId }) => lineId);
    expect((await edit({ line: { lineId: first, quantity: 0 } })).status).toBe(200);
    expect((await edit({ line: { lineId: last, quantity: 0 } })).refusal).toMatchObject({
      code: 'HAND_OVER_LAST_LINE',
      message: expect.stringContaining('No lo apruebo'),
    });
    const left = (await view()).value.purchase.deliveries.flatMap(({ products }) => products);
    expect(left.map(({ lineId }) => lineId)).toEqual([last]);
    expect((await seller.calls.cart()).value.cart?.products).toHaveLength(1);
    expect((await decline('Ya no lo necesito')).status).toBe(200);
  });

  it('takes no price, and no method that cannot be used', async () => {
    const { edit } = await newLink();
    const priced = await edit({ line: { lineId: nextId(), quantity: 1, price: 1 } } as never);
    expect(priced.refusal?.code).toBe('INVALID_REQUEST');
    expect((await edit({ paymentMethod: 'pse' })).refusal?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  });
});

describe('POST /hand-over/view', () => {
  it('says that its seller emptied it, and shows what they put in it later', async () => {
    const { view, edit } = await newLink();
    const [line] = (await seller.calls.cart()).value.cart?.products ?? [];
    await seller.calls.remove({ code: product.code, advancedPurchasing: false });
    expect((await view()).refusal).toMatchObject({
      code: 'HAND_OVER_EMPTY',
      message: expect.stringContaining('Tu vendedor'),
    });
    const late = await edit({ line: { lineId: line?.lineId ?? '', quantity: 2 } });
    expect(late.refusal?.code).toBe('HAND_OVER_EMPTY');
    await fillCart(seller, product, 2);
    expect((await view()).status).toBe(200);
  });
});
