import { addItem } from '@matiz/contracts/cart.ts';
import { queryProduct } from '@matiz/contracts/catalogue.ts';
import { promisedUnits, splitAddition } from '@matiz/domain/cart/room.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BuiltProduct,
  buildArrival,
  buildProduct,
  setStock,
} from '../../apps/server/src/testing/catalogue.ts';
import { askAs, buildShopper, type Shopper } from '../../apps/server/src/testing/orders.ts';
import {
  buildDeal,
  buildPriceList,
  buildProgrammedPrice,
  discountVersion,
} from '../../apps/server/src/testing/prices.ts';
import { useShop } from '../../apps/server/src/testing/use-test-app.ts';
import { type Offer, offerOf } from '../../apps/web/src/features/catalogue/selection/offer.ts';
import {
  changeSelection,
  noSelection,
  type Selection,
} from '../../apps/web/src/features/catalogue/selection/selection.ts';
import { additionOf, totalsOf } from '../../apps/web/src/features/catalogue/selection/totals.ts';

const app = useShop();

const tones = ['1.0', '5.3', '7.43'] as const;
const percent = fc.integer({ min: 1, max: 9_900 }).map((hundredths) => hundredths / 100);
const pesos = fc.integer({ min: 1, max: 40_000 });
/** A bigger order never costs more a unit. */
const breaks = fc
  .uniqueArray(fc.record({ minQuantity: fc.integer({ min: 1, max: 24 }), percent }), {
    maxLength: 4,
    selector: ({ minQuantity }) => minQuantity,
  })
  .map((rungs) => {
    const rising = rungs.map((rung) => rung.percent).toSorted((a, b) => a - b);
    const byQuantity = rungs.toSorted((a, b) => a.minQuantity - b.minQuantity);
    return byQuantity.map(({ minQuantity }, index) => ({
      minQuantity,
      percent: rising[index] ?? 1,
    }));
  });

const shops = fc.record({
  base: fc.integer({ min: 1, max: 40_000 }),
  list: fc.option(fc.oneof(fc.record({ price: pesos }), fc.record({ percent }))),
  programmed: fc.option(pesos),
  breaks,
  discounts: fc.array(
    fc.option(
      fc.oneof(
        fc.record({ percent }),
        fc.integer({ min: 1, max: 50_000 }).map((value) => ({ value })),
      ),
    ),
    { minLength: tones.length, maxLength: tones.length },
  ),
  rule: fc.constantFrom([1, 1], [6, 1], [6, 3], [12, 12]),
  isPresale: fc.boolean(),
  stock: fc.integer({ min: 0, max: 30 }),
  /** What the cart holds already, and of which tone nothing is left by now. */
  before: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }),
  soldOut: fc.option(fc.nat({ max: 2 })),
  chosen: fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 3, maxLength: 3 }),
});
type Shop = typeof shops extends fc.Arbitrary<infer Value> ? Value : never;

async function build(shop: Shop): Promise<BuiltProduct> {
  const { sql } = app;
  const [minQuantity = 1, multiple = 1] = shop.rule;
  const { base: price, stock, isPresale } = shop;
  const product = await buildProduct(sql, {
    tones,
    price,
    stock,
    isPresale,
    minQuantity,
    multiple,
  });
  for (const [index, version] of product.versions.entries()) {
    const discount = shop.discounts[index];
    if (discount) await discountVersion(sql, version.id, discount);
    if (isPresale) await buildArrival(sql, version, { date: '2026-12-01', cap: 40 });
  }
  const productId = product.id;
  if (shop.list) {
    await buildPriceList(sql, { tradeTypeId: 1, items: [{ productId, ...shop.list }] });
  }
  if (shop.programmed) await buildProgrammedPrice(sql, { productId, price: shop.programmed });
  if (shop.breaks.length > 0) {
    await buildDeal(sql, { productIds: [productId], breaks: shop.breaks });
  }
  return product;
}

async function look(buyer: Shopper, product: BuiltProduct): Promise<Offer> {
  const query = `?_id=${product.id}`;
  const { value } = await askAs(app, buyer)(queryProduct, undefined, { query });
  return offerOf(value.result);
}

/** As many of each tone as was wished and the card lets one choose. */
function choose(offer: Offer, desired: readonly number[]): Selection {
  return [...offer.versions.keys()].reduce((selection, code, index) => {
    const fit = desired[index] ?? 0;
    if (fit === 0) return selection;
    return changeSelection(offer, selection, { kind: 'change', code, change: { fit } });
  }, noSelection);
}

async function add(buyer: Shopper, offer: Offer, selection: Selection) {
  const addition = additionOf(offer, selection);
  return addition && (await askAs(app, buyer)(addItem, addition)).value;
}

async function linesOf(buyer: Shopper) {
  return (await buyer.calls.cart()).value.cart?.products ?? [];
}

describe('POST /cart/additem, GET /cart/listcart and POST /order/create', () => {
  test('charge what the colour card showed, to the peso', async () => {
    const buyer = await buildShopper(app, { tradeTypeId: 1 });
    const compare = async (shop: Shop) => {
      const product = await build(shop);
      await buyer.calls.clean();
      const first = await look(buyer, product);
      await add(buyer, first, choose(first, shop.before));
      const gone = product.versions[shop.soldOut ?? -1];
      if (gone) await setStock(app.sql, gone, 0);

      const offer = await look(buyer, product);
      const selection = choose(offer, shop.chosen);
      const totals = totalsOf(offer, selection);
      const addition = additionOf(offer, selection);
      const wasEmpty = (await linesOf(buyer)).length === 0;
      const added = await add(buyer, offer, selection);
      if (!addition || !added) return;

      // Split as the card said, and each tone at the card's price.
      expect(
        added.results.map(({ versionCode, quantity, quantityPresale }) => [
          versionCode,
          quantity,
          quantityPresale,
        ]),
      ).toEqual(
        addition.versions?.map(({ code, quantity }) => {
          const room = offer.versions.get(code)?.room;
          const { now = 0, later = [] } = room ? splitAddition(room, quantity) : {};
          return [code, now, promisedUnits(later)];
        }),
      );
      const lines = await linesOf(buyer);
      const charged = Object.entries(selection.units).reduce((sum, [code, units]) => {
        const price = lines.find(({ versionCode }) => versionCode === code)?.price ?? Number.NaN;
        return sum + units * price;
      }, 0);
      expect(charged).toBe(totals.amount);
      if (wasEmpty) expect(added.cart.amount).toBe(totals.amount);

      // The order freezes what the cart says, where the buyer need not agree to a wait first.
      if (gone && shop.isPresale) return;
      const { totals: due } = (await buyer.calls.purchase()).value;
      const ordered = await buyer.calls.order({
        cartId: added.cart._id,
        confirmedTotal: due.total,
      });
      const frozen = ordered.value.order.deliveries.flatMap(({ products }) => products);
      const figures = (one: { versionCode: string | null; quantity: number; price: number }) => [
        one.versionCode,
        one.quantity,
        one.price,
      ];
      expect(frozen.map(figures).toSorted()).toEqual(lines.map(figures).toSorted());
      expect(frozen.reduce((sum, { total }) => sum + total, 0)).toBe(added.cart.amount);
    };
    await fc.assert(fc.asyncProperty(shops, compare), { numRuns: 30 });
  });
});
