import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper } from '#testing/orders.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let later = 0;
const test = useTestApp({ clock: () => new Date(Date.now() + later) });

const newBuyer = () => buildShopper(test);
const asked = (product: { id: number; code: string }) => ({
  productId: String(product.id),
  code: product.code,
});

describe('POST /cart/additem, repeated and at once (D-9)', () => {
  it('adds once under one mutation id, however often it is sent', async () => {
    const { calls } = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    const body = { ...asked(shampoo), quantity: 2, mutationId: nextId() };
    const first = await calls.add(body);
    const again = await Promise.all(Array.from({ length: 6 }, () => calls.add(body)));
    for (const { value } of again) expect(value).toEqual(first.value);
    expect((await calls.cart()).value.cart?.units).toBe(2);
    const other = await calls.add({ ...body, quantity: 3 });
    expect(other.status).toBe(422);
    expect(other.refusal?.message).toBe('Esta solicitud ya se usó con otros datos.');
  });

  it('remembers for a month what was added', async () => {
    const { calls } = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    const body = { ...asked(shampoo), quantity: 2, mutationId: nextId() };
    await calls.add(body);
    const remembered = () => test.sql`SELECT FROM cart_mutation WHERE id = ${body.mutationId}`;
    const day = 24 * 3_600_000;
    later = 29 * day;
    await test.deps.cart.forgetMutations();
    expect(await remembered()).toHaveLength(1);
    later = 31 * day;
    await test.deps.cart.forgetMutations();
    later = 0;
    expect(await remembered()).toHaveLength(0);
  });

  it('adds once although the first answer never came: all at once', async () => {
    const { calls } = await newBuyer();
    const shampoo = await buildProduct(test.sql);
    const body = { ...asked(shampoo), quantity: 2, mutationId: nextId() };
    const replies = await Promise.all(Array.from({ length: 8 }, () => calls.add(body)));
    expect(new Set(replies.map(({ value }) => JSON.stringify(value))).size).toBe(1);
    expect((await calls.cart()).value.cart?.units).toBe(2);
  });

  it('loses nothing when two devices add at once', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { tones: ['7.43', '8.1'] });
    const adds = Array.from({ length: 24 }, (_, index) => {
      const code = dye.versions[index % 2]?.code ?? '';
      return calls.add({ ...asked(dye), versions: [{ code, quantity: 1 }] });
    });
    const replies = await Promise.all(adds);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const { cart } = (await calls.cart()).value;
    expect(cart?.products.map(({ quantity }) => quantity).sort()).toEqual([12, 12]);
    expect(Math.max(...replies.map(({ value }) => value.cart.units))).toBe(24);
  });
});
