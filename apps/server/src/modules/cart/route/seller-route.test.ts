import { prepareRoute, readRouteCatalogue } from '@matiz/contracts/cart/seller-route.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { selectCustomer } from '@matiz/contracts/identity.ts';
import { priceDraft } from '@matiz/domain/cart/route/price-draft.ts';
import { listedPrices, sellableOf } from '@matiz/domain/cart/route/route-goods.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { askAs, buildShopper, fillCart, type Told } from '#testing/orders.ts';
import { buildAddress, buildCustomer } from '#testing/people.ts';
import { createClock } from '#testing/ports.ts';
import {
  buildDeal,
  buildPriceList,
  buildProgrammedPrice,
  discountVersion,
} from '#testing/prices.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock();
const test = useShop({ clock });
type Route = ReplyOf<typeof prepareRoute>;
type Products = ReplyOf<typeof readRouteCatalogue>['products'];

async function buildSeller() {
  const seller = await buildShopper(test, { role: 'Seller' });
  const ask = askAs(test, seller);
  return {
    ...seller,
    ask,
    calls: { ...seller.calls, ...cartCallsAs(test, seller) },
    prepare: async (...customerIds: string[]) => (await ask(prepareRoute, { customerIds })).value,
    async catalogue(customerId: string): Promise<Products> {
      const all: Products[number][] = [];
      for (let after: number | null = 0; after !== null; ) {
        const query: string = `?${new URLSearchParams({ customerId, after: String(after) })}`;
        const { value }: Told<ReplyOf<typeof readRouteCatalogue>> = await ask(
          readRouteCatalogue,
          undefined,
          { query },
        );
        all.push(...value.products);
        after = value.next;
      }
      return all;
    },
  };
}

/** What the seller's phone makes of it. */
function findIn(route: Route, products: Products, customerId: string) {
  const customer = route.customers.find((one) => one.customerId === customerId);
  const listed = listedPrices(route.lists, customer?.lists ?? []);
  const known = new Map(
    products.flatMap((product) =>
      product.versions.map((version) => [
        version.id,
        sellableOf(product, version, listed.get(product.id) ?? []),
      ]),
    ),
  );
  return (versionId: number) => known.get(versionId);
}

describe('POST /seller/route', () => {
  it('tells of the customers asked for, in their order, but of nobody else’s', async () => {
    const seller = await buildSeller();
    const mine = await buildCustomer(test.sql, { businessName: 'Alba', sellerId: seller.userId });
    await buildAddress(test.sql, mine.id, { isDefault: true });
    await test.sql`INSERT INTO credit_account (customer_id, credit_limit, used)
      VALUES (${mine.id}, 900000, 250000)`;
    const others = await buildCustomer(test.sql, { businessName: 'Ajeno' });
    const afar = await buildCustomer(test.sql, { cityCode: '97001', sellerId: seller.userId });
    const { customers } = await seller.prepare(afar.id, others.id, mine.id);
    expect(customers.map(({ customerId }) => customerId)).toEqual([afar.id, mine.id]);
    expect(customers[0]?.warehouse).toBeNull();
    expect(customers[1]).toMatchObject({
      businessName: 'Alba',
      credit: { limit: 900_000, left: 650_000 },
      addresses: [{ title: 'Salón' }],
      usual: [],
    });
  });

  it('names what a customer orders as a rule, by the version', async () => {
    const seller = await buildSeller();
    const dye = await buildProduct(test.sql, { stock: 50 });
    const cartId = await fillCart(seller, dye, 3);
    await seller.calls.order({ cartId });
    const { customers } = await seller.prepare(seller.customerId);
    expect(customers[0]?.usual).toEqual([{ versionId: dye.versions[0].id, quantity: 3 }]);
  });

  it('carries the lists that hold within a day, each for whom it holds', async () => {
    const seller = await buildSeller();
    const one = await buildCustomer(test.sql, { tradeTypeId: 1, sellerId: seller.userId });
    const two = await buildCustomer(test.sql, { tradeTypeId: 2, sellerId: seller.userId });
    const { id: productId } = await buildProduct(test.sql);
    const items = [{ productId, price: 7000 }];
    const hour = 3_600_000;
    const inHours = (hours: number) => new Date(clock().getTime() + hours * hour);
    const both = await buildPriceList(test.sql, { stateCode: '11', items });
    const second = await buildPriceList(test.sql, { tradeTypeId: 2, items });
    const own = await buildPriceList(test.sql, { customerId: one.id, items, startsAt: inHours(5) });
    await buildPriceList(test.sql, { tradeTypeId: 2, items, startsAt: inHours(30) });
    await buildPriceList(test.sql, { tradeTypeId: 2, items, endsAt: inHours(-1) });
    await buildPriceList(test.sql, { cityCode: '05001', items });
    const { customers, lists } = await seller.prepare(one.id, two.id);
    expect(customers.map((customer) => customer.lists)).toEqual([
      [both, own],
      [both, second],
    ]);
    expect(lists.map(({ id }) => id)).toEqual([both, second, own]);
    expect(lists[0]?.items).toEqual([[productId, 7000, null]]);
  });
});

describe('GET /seller/route/catalogue', () => {
  it('is of the warehouse that serves the customer, without combos, from the last product on', async () => {
    const seller = await buildSeller();
    const dye = await buildProduct(test.sql, { tones: ['6.0', '6.1'], stock: 4, isPresale: true });
    await buildArrival(test.sql, dye.versions[0], { cap: 9, date: '2026-12-01' });
    const gone = await buildProduct(test.sql);
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
    const products = await seller.catalogue(seller.customerId);
    expect(products.map(({ id }) => id)).not.toContain(gone.id);
    const found = products.find(({ id }) => id === dye.id);
    expect(found).toMatchObject({ hasVersions: true, isPresale: true, minQuantity: 1 });
    expect(found?.versions[0]).toMatchObject({ number: '6.0', stock: 4 });
    expect(found?.versions[0]?.arrivals?.[0]?.slice(1)).toEqual(['2026-12-01', 9]);
    const afar = await buildCustomer(test.sql, { cityCode: '97001', sellerId: seller.userId });
    const query = `?customerId=${afar.id}`;
    expect((await seller.ask(readRouteCatalogue, undefined, { query })).refusal?.code).toBe(
      'CUSTOMER_NOT_FOUND',
    );
  });
});

const pesos = fc.integer({ min: 100, max: 300_000 });
const percent = fc.integer({ min: 1, max: 60 });
const offer = fc.record({
  base: pesos,
  multiple: fc.constantFrom(1, 1, 1, 3),
  stock: fc.constantFrom(0, 2, 20),
  isPresale: fc.boolean(),
  list: fc.option(
    fc.oneof(
      pesos.map((price) => ({ price })),
      percent.map((off) => ({ percent: off })),
    ),
  ),
  isForAll: fc.boolean(),
  programmed: fc.option(pesos),
  deal: fc.option(fc.tuple(percent, percent)),
  discount: fc.option(
    fc.oneof(
      percent.map((off) => ({ percent: off })),
      pesos.map((value) => ({ value })),
    ),
  ),
});

it('a draft worked out on the phone is what the shop answers, whatever the rules (D-6)', async () => {
  const seller = await buildSeller();
  const { sql } = test;
  const other = await buildCustomer(sql, { tradeTypeId: 2, sellerId: seller.userId });
  const customers = [seller.customerId, other.id];
  const versions: { id: number; code: string }[] = [];
  for (const one of fc.sample(offer, { numRuns: 40, seed: 93 })) {
    const { base: price, multiple, stock, isPresale } = one;
    const options = { price, multiple, minQuantity: multiple, stock, isPresale };
    const product = await buildProduct(sql, { ...options, tones: ['7.1', '7.2'] });
    if (one.list) {
      const items = [{ productId: product.id, ...one.list }];
      await buildPriceList(sql, {
        ...(one.isForAll ? { stateCode: '11' } : { tradeTypeId: 2 }),
        items,
      });
    }
    if (one.programmed) {
      await buildProgrammedPrice(sql, { productId: product.id, price: one.programmed });
    }
    if (one.deal) {
      const [least = 1, most = 1] = one.deal.toSorted((a, b) => a - b);
      const breaks = [
        { minQuantity: 3, percent: least },
        { minQuantity: 6, percent: most },
      ];
      await buildDeal(sql, { productIds: [product.id], breaks });
    }
    if (one.discount) await discountVersion(sql, product.versions[0].id, one.discount);
    if (isPresale) {
      await buildArrival(sql, product.versions[0], { cap: 5, date: '2026-12-01' });
    }
    versions.push(...product.versions);
  }
  const products = await seller.catalogue(seller.customerId);
  const route = await seller.prepare(...customers);
  const draft = fc.array(
    fc.record({ at: fc.nat(versions.length - 1), quantity: fc.integer({ min: 1, max: 12 }) }),
    { minLength: 5, maxLength: 40 },
  );
  for (const [index, wanted] of fc.sample(draft, { numRuns: 12, seed: 94 }).entries()) {
    const customerId = customers[index % 2] ?? '';
    await seller.ask(selectCustomer, { customerId });
    const units = new Map(wanted.map(({ at, quantity }) => [versions[at], quantity]));
    const lines = [...units].flatMap(([version, quantity]) =>
      version ? [{ versionId: version.id, code: version.code, quantity }] : [],
    );
    const here = priceDraft(lines, findIn(route, products, customerId), clock());
    const rows = lines.map(({ code, quantity }) => ({ code, quantity }));
    const { value } = await seller.calls.check({ rows, customerId });
    expect(
      here.lines.map(({ price, inPresale, lastDate, fault, total }) => ({
        price,
        total,
        inPresale,
        lastDate,
        fault: fault?.reason.code ?? null,
      })),
    ).toEqual(
      value.results.map((row) => ({
        price: row.price,
        total: row.total ?? 0,
        inPresale: row.quantityPresale,
        lastDate: row.dispatchDate,
        fault: row.error?.kind ?? null,
      })),
    );
    expect(here.amount).toBe(value.amount);
  }
});

describe('POST /cart/quick-order/add for a customer', () => {
  it('puts nothing in the draft of another one, whom another tab chose (D-4)', async () => {
    const seller = await buildSeller();
    const other = await buildCustomer(test.sql, { sellerId: seller.userId });
    const { code } = await buildProduct(test.sql, { stock: 9 });
    const rows = [{ code, quantity: 2 }];
    const body = { rows, customerId: other.id };
    expect((await seller.calls.addRows(body)).refusal?.code).toBe('CUSTOMER_MISMATCH');
    expect((await seller.calls.check(body)).refusal?.code).toBe('CUSTOMER_MISMATCH');
    await seller.ask(selectCustomer, { customerId: other.id });
    expect((await seller.calls.addRows(body)).value.added).toBe(1);
  });
});
