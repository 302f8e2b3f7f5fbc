import * as calls from '@matiz/contracts/staff/pricing/coupons.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper } from '#testing/orders.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop({ each: 'test' });
const ask = useStaff(shop);
let dye: BuiltProduct;
let gloss: BuiltProduct;
let oil: BuiltProduct;
beforeEach(async () => {
  [dye, gloss, oil] = [
    await buildProduct(shop.sql, { price: 10_000, stock: 100 }),
    await buildProduct(shop.sql, { price: 20_000, stock: 100 }),
    await buildProduct(shop.sql, { price: 50_000, stock: 100 }),
  ];
  await shop.sql`UPDATE product SET line = 'Cromía' WHERE id IN (${dye.id}, ${gloss.id})`;
});

const draft = (part: object = {}) => ({
  code: 'MEZCLA12',
  title: 'Mezcla Cromía',
  kind: 'mix' as const,
  line: 'cromía',
  steps: [
    { minQuantity: 12, percent: 10 },
    { minQuantity: 6, percent: 5 },
  ],
  startsAt: '2020-01-01T05:00:00Z',
  endsAt: '2040-01-01T05:00:00Z',
  isAutomatic: true,
  usesPerCustomer: 1_000,
  ...part,
});
const make = (part: object = {}) => ask(calls.createCoupon, { set: draft(part) });

describe('POST /staff/coupons of a mix', () => {
  it('counts units of a line together, whichever they are, and says how many lack', async () => {
    const made = (await make()).value.result;
    expect(made).toMatchObject({ kind: 'mix', amount: 10, steps: [{ minQuantity: 6 }, {}] });
    const buyer = await buildShopper(shop);
    const add = ({ id, code }: BuiltProduct, quantity: number) =>
      buyer.calls.add({ productId: String(id), code, quantity });
    await add(dye, 2);
    await add(gloss, 1);
    await add(oil, 9);
    const told = async () => {
      const { totals, discounts } = (await buyer.calls.purchase()).value;
      return {
        coupon: totals.coupon,
        discounts: discounts.map(({ title, goods }) => [title, goods]),
      };
    };
    expect(await told()).toEqual({ coupon: 0, discounts: [] });
    const near = async () => (await buyer.calls.purchase()).value.nearMixes;
    expect(await near()).toEqual([
      { title: 'Mezcla Cromía', reason: expect.stringMatching(/3 unidades/) },
    ]);
    const [waiting] = (await buyer.calls.coupons()).value.result;
    expect(waiting).toMatchObject({
      title: 'Mezcla Cromía',
      reason: expect.stringMatching(/3 unidades.*cromía/i),
    });
    await add(gloss, 3);
    expect(await told()).toEqual({ coupon: 5_000, discounts: [['Mezcla Cromía', 5_000]] });
    expect(await near()).toEqual([]);
    await add(dye, 6);
    expect(await told()).toEqual({ coupon: 16_000, discounts: [['Mezcla Cromía', 16_000]] });
    const { totals } = (await buyer.calls.purchase()).value;
    const { cart } = (await buyer.calls.cart()).value;
    const order = { cartId: cart?._id ?? '', customerId: buyer.customerId };
    const placed = await buyer.calls.order({ ...order, confirmedTotal: totals.total });
    expect(placed.refusal).toBeNull();
  });

  it('is refused without steps, with steps that fall, and elsewhere than in a mix', async () => {
    const falling = [
      { minQuantity: 6, percent: 10 },
      { minQuantity: 12, percent: 5 },
    ];
    expect((await make({ steps: undefined })).refusal?.fields?.[0]?.path).toBe('set.steps');
    expect((await make({ steps: falling })).status).toBe(400);
    const { id } = (await make()).value.result;
    const set = { kind: 'percentage' as const, amount: 5 };
    const changed = await ask(calls.changeCoupon, { id, version: 1, set });
    expect(changed.value.result).toMatchObject({ kind: 'percentage', steps: null });
  });
});

it('GET /staff/coupons is narrowed to mixes', async () => {
  await make();
  await make({ code: 'DIEZ', kind: 'percentage', amount: 10, steps: null, isAutomatic: false });
  const { rows } = (await ask(calls.listStaffCoupons, undefined, { query: '?f.kind=mix' })).value;
  expect(rows.map(({ code }) => code)).toEqual(['MEZCLA12']);
});

it('POST /staff/coupons/preview shows a mix before its first step, and at each', async () => {
  const { result } = (await ask(calls.previewCoupon, { id: null, set: draft() })).value;
  expect(result.examples.map(({ units, discount }) => [units, discount])).toEqual([
    [5, 0],
    [6, 3_000],
    [12, 12_000],
  ]);
  expect(result).toMatchObject({ products: 2, problems: [] });
});
