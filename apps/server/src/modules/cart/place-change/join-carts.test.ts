import { joinLines } from '@matiz/domain/cart/place-change/compare-locations.ts';
import type { StoredLine } from '@matiz/domain/cart/snapshot.ts';
import { maxQuantity } from '@matiz/domain/kernel/quantity.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Viewer } from '#modules/catalogue/index.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { readCart } from '../cart.store.ts';
import { openCart } from '../lines/cart-write.store.ts';
import { joinCarts } from './place-change.store.ts';

const tested = useTestApp();

const moment = new Date('2026-11-20T15:00:00Z');
const seenUnits = fc.option(fc.nat({ max: 9 }));
/** By what is bought (two tones, now and later), how much of it a cart holds, and what was seen. */
const held = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant(maxQuantity)),
  seenPrice: fc.integer({ min: 1, max: 9000 }),
  seenUnits,
});
const carts = fc.array(fc.option(held), { minLength: 4, maxLength: 4 });

const viewer: Viewer = {
  warehouseId: 2,
  cityCode: '05001',
  stateCode: '05',
  customerId: null,
  tradeTypeId: 1,
  loyaltyTier: null,
  priceHidden: null,
};

type Held = typeof held extends fc.Arbitrary<infer Value> ? Value : never;

function linesOf(product: BuiltProduct, cart: readonly (Held | null)[]) {
  return cart.flatMap((line, index): StoredLine[] => {
    const version = product.versions[index % 2];
    if (!line || !version) return [];
    const about = { productId: product.id, versionId: version.id, assemblyVersionIds: [] };
    return [{ ...about, ...line, id: nextId(), advance: index > 1, seenDate: null }];
  });
}
async function open(buyer: Shopper, warehouseId: number, rows: readonly StoredLine[]) {
  const id = nextId();
  const whose = { customerId: buyer.customerId ?? '', warehouseId, sellerId: null };
  const cart = { ...whose, id, createdBy: buyer.userId };
  const change = { rows, written: rows, removed: [] };
  await openCart(tested.sql, cart, { change, moment, mutation: null });
  return id;
}

test('PUT /shippings/place: two carts become the one that the rule says (joinLines)', async () => {
  const product = await buildProduct(tested.sql, { tones: ['1.0', '2.0'] });
  for (const [here, there] of fc.sample(fc.tuple(carts, carts), { numRuns: 25, seed: 14 })) {
    const buyer = await buildShopper(tested);
    const [moved, kept] = [linesOf(product, here), linesOf(product, there)];
    const source = await open(buyer, 1, moved);
    const target = await open(buyer, 2, kept);
    await joinCarts(tested.sql, { source, target }, { addressId: null, moment });
    const { rows } = await readCart(tested.sql.reader, {
      cart: { cartId: target },
      viewer: viewer,
      moment,
    });
    const byId = (lines: readonly StoredLine[]) =>
      lines.toSorted((a, b) => a.id.localeCompare(b.id));
    expect(byId(rows)).toEqual(byId(joinLines(kept, moved)));
  }
});
