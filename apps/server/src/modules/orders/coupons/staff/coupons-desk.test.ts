import * as calls from '@matiz/contracts/staff/pricing/coupons.ts';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkAs } from '#testing/bulk.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { nextNumber } from '#testing/numbers.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

let product: BuiltProduct;
const clock = createClock('2026-11-20T15:00:00Z');
const shop = useShop({ clock });
const ask = useStaff(shop);
beforeEach(async () => {
  product = await buildProduct(shop.sql, { price: 10_000 });
});

const draft = (part: object = {}) => ({
  code: `VERANO${nextNumber()}`,
  title: 'Verano',
  kind: 'percentage' as const,
  amount: 10,
  startsAt: '2026-11-01T05:00:00Z',
  endsAt: '2026-12-01T05:00:00Z',
  ...part,
});
const make = async (part: object = {}) =>
  (await ask(calls.createCoupon, { set: draft(part) })).value.result;
const preview = async (part: object = {}, id: string | null = null, goods = 100_000) =>
  (await ask(calls.previewCoupon, { id, set: draft(part), goods })).value.result;
/** What a new buyer is taken off a purchase of so many units, or why nothing. */
async function charged(couponCode: string, of: BuiltProduct, units: number) {
  const buyer = await buildShopper(shop);
  await fillCart(buyer, of, units);
  const chosen = await buyer.calls.choose({ couponCode });
  if (chosen.refusal) return { discount: 0, reason: chosen.refusal.message };
  return { discount: chosen.value.coupon?.discount, reason: null };
}

describe('POST /staff/coupons/preview', () => {
  it('says what it takes off purchases, for what, and why nothing', async () => {
    const effect = await preview({ minAmount: 150_000, brandId: String(product.brandId) });
    expect(effect).toMatchObject({ products: 1, warnings: [], problems: [] });
    expect(effect.examples.slice(0, 3)).toEqual([
      {
        goods: 100_000,
        units: null,
        discount: 0,
        reason: 'Te faltan $\u00a050.000 para usar este cupón.',
      },
      { goods: 150_000, units: null, discount: 15_000, reason: null },
      { goods: 200_000, units: null, discount: 20_000, reason: null },
    ]);
  });

  it('says what keeps it from being saved', async () => {
    const { code } = await make();
    const part = { code, amount: 100, endsAt: '2026-10-01T05:00:00Z' };
    expect(await preview(part)).toMatchObject({
      examples: [],
      problems: [
        'Ya existe uno con ese valor. Escribe otro.',
        'El porcentaje debe ser menor que 100.',
        'Termina antes de empezar. Pon un final posterior.',
      ],
    });
  });

  it('is what is taken off once it is saved', async () => {
    const cases = fc.record({
      price: fc.integer({ min: 500, max: 200_000 }),
      units: fc.integer({ min: 1, max: 40 }),
      kind: fc.constantFrom('percentage' as const, 'value' as const, 'free-shipping' as const),
      share: fc.integer({ min: 1, max: 9_999 }),
      minAmount: fc.option(fc.integer({ min: 0, max: 500_000 }), { nil: undefined }),
      maxDiscount: fc.option(fc.integer({ min: 1, max: 100_000 })),
      isFirstOrderOnly: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ price, units, share, ...terms }) => {
        const sold = await buildProduct(shop.sql, { price });
        const amount = terms.kind === 'percentage' ? share / 100 : share * 10;
        const set = draft({ ...terms, amount, brandId: String(sold.brandId) });
        const goods = price * units;
        const { result } = (await ask(calls.previewCoupon, { id: null, set, goods })).value;
        expect((await ask(calls.createCoupon, { set })).status).toBe(200);
        const said = result.examples.find((example) => example.goods === goods);
        expect(await charged(set.code, sold, units)).toEqual({
          discount: said?.discount,
          reason: said?.reason,
        });
      }),
      { numRuns: 25 },
    );
  });
});

describe('POST /staff/coupons', () => {
  it('is taken off from then on, however its code is written', async () => {
    const code = `rebaja${nextNumber()}`;
    expect(await make({ code })).toMatchObject({
      code: code.toUpperCase(),
      state: 'running',
      uses: 0,
      usesPerCustomer: 1,
      version: 1,
    });
    expect(await charged(code, product, 10)).toEqual({ discount: 10_000, reason: null });
  });

  it.each([
    ['set.code', { code: 'CON ESPACIO' }],
    ['set.amount', { amount: 100 }],
    ['set.amount', { amount: null }],
    ['set.amount', { kind: 'value', amount: 10.5 }],
    ['set.endsAt', { endsAt: '2026-11-01T05:00:00Z' }],
    ['set.brandId', { brandId: '999999' }],
  ])('refuses at %s: %j', async (path, part) => {
    const { refusal } = await ask(calls.createCoupon, { set: draft(part) });
    expect(refusal?.fields?.[0]?.path).toBe(path);
  });

  it('refuses a code that another has', async () => {
    const { code } = await make();
    const { refusal } = await ask(calls.createCoupon, { set: draft({ code }) });
    expect(refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.code' }] });
  });
});

describe('PUT /staff/coupons', () => {
  it('changes by version, and ends it', async () => {
    const { id, code } = await make();
    const change = (version: number, set: object) => ask(calls.changeCoupon, { id, version, set });
    const free = await change(1, { kind: 'free-shipping' });
    expect(free.value.result).toMatchObject({ kind: 'free-shipping', amount: 0, version: 2 });
    expect((await change(1, { title: 'Otro' })).refusal?.code).toBe('ROW_CHANGED');
    expect((await change(2, { kind: 'value' })).refusal?.fields?.[0]?.path).toBe('set.amount');
    await shop.sql`UPDATE coupon SET uses = 3, uses_limit = 5 WHERE id = ${id}`;
    expect((await change(2, { usesLimit: 2 })).refusal?.fields).toEqual([
      { path: 'set.usesLimit', message: 'Ya se usó 3 veces: el límite no puede ser menor.' },
    ]);
    expect((await change(2, { endsAt: clock().toISOString() })).value.result.state).toBe('over');
    expect(await charged(code, product, 10)).toMatchObject({ reason: 'Este cupón ya venció.' });
  });
});

describe('GET /staff/coupons', () => {
  it('finds by code and by what is running', async () => {
    const { id, code } = await make();
    const list = async (query: string) =>
      (await ask(calls.listStaffCoupons, undefined, { query })).value.rows.map((row) => row.id);
    expect(await list(`?q=${code}&f.state=running`)).toEqual([id]);
    expect(await list(`?q=${code}&f.state=over`)).toEqual([]);
  });
});

describe('GET /staff/coupons/one', () => {
  it('reads one, and none that is not there', async () => {
    const read = (id: string) => ask(calls.readCoupon, undefined, { query: `?id=${id}` });
    const coupon = await make();
    expect((await read(coupon.id)).value.result).toEqual(coupon);
    expect((await read('999999')).status).toBe(404);
  });
});

describe('GET /staff/coupons/history', () => {
  it('says who made it', async () => {
    const query = `?f.id=${(await make()).id}`;
    const { rows } = (await ask(calls.listCouponHistory, undefined, { query })).value;
    expect(rows).toMatchObject([{ action: 'coupon.created', after: { title: 'Verano' } }]);
  });
});

describe('DELETE /staff/coupons', () => {
  it('takes away what no cart and no order has', async () => {
    const unused = await make();
    expect((await ask(calls.removeCoupon, { id: unused.id, version: 1 })).status).toBe(200);
    const { id, code } = await make();
    await charged(code, product, 10);
    const { refusal } = await ask(calls.removeCoupon, { id, version: 1 });
    expect(refusal).toMatchObject({
      code: 'STILL_USED',
      fields: [{ path: 'id', message: expect.stringContaining('está en 1 carrito.') }],
    });
  });
});

describe('POST /staff/coupons of units, for some, one after another', () => {
  const units = { kind: 'buy-get', amount: 100, buyQuantity: 2, getQuantity: 1 } as const;

  it('keeps all that it says, and reads it as it was written', async () => {
    const other = await buildProduct(shop.sql);
    const set = {
      ...units,
      maxTimes: 3,
      product: product.code,
      gotProduct: other.code,
      excludedBrandIds: [String(other.brandId)],
      excludedCategoryIds: [],
      excludesDeals: true,
      cityCodes: ['05001', '11001'],
      paymentMethods: ['contra-entrega'],
      isAutomatic: true,
      priority: 7,
      isLast: true,
    };
    const made = await make(set);
    expect(made).toMatchObject(set);
    const change = { id: made.id, version: made.version };
    const part = { cityCodes: ['11001'], kind: 'percentage' as const, amount: 5 };
    const changed = await ask(calls.changeCoupon, { ...change, set: part });
    // What was of units goes with them; what was not sent stays.
    expect(changed.value.result).toMatchObject({
      ...part,
      buyQuantity: null,
      gotProduct: null,
      paymentMethods: ['contra-entrega'],
      excludedBrandIds: [String(other.brandId)],
    });
  });

  it.each([
    ['set.buyQuantity', { ...units, buyQuantity: null }],
    ['set.getQuantity', { ...units, getQuantity: undefined }],
    ['set.amount', { ...units, amount: 101 }],
    ['set.product', { product: 'NADA-1' }],
    ['set.gotProduct', { ...units, gotProduct: 'NADA-1' }],
    ['set.document', { document: '000' }],
    ['set.cityCodes', { cityCodes: ['99999'] }],
    ['set.paymentMethods', { paymentMethods: ['trueque'] }],
    ['set.excludedBrandIds', { excludedBrandIds: ['999999'] }],
    ['set.priority', { priority: -1 }],
  ] as const)('refuses at %s: %j', async (field, part) => {
    const { refusal } = await ask(calls.createCoupon, { set: draft(part as object) });
    expect(refusal?.fields?.[0]?.path).toBe(field);
  });

  it('shows by units what it would take off', async () => {
    const effect = await preview(units);
    expect(effect.examples).toEqual([
      {
        goods: 20_000,
        units: 2,
        discount: 0,
        reason: 'Te falta 1 unidad para recibir este descuento.',
      },
      { goods: 30_000, units: 3, discount: 10_000, reason: null },
      { goods: 90_000, units: 9, discount: 30_000, reason: null },
    ]);
    expect((await preview({ ...units, buyQuantity: undefined })).problems).toEqual([
      'Di cuántas unidades se compran y cuántas salen con descuento.',
    ]);
  });
});

it('POST /staff/coupons/bulk ends those that hold, and no other', async () => {
  const holds = await make({ code: 'RIGE' });
  const coming = await make({ code: 'VIENE', startsAt: '2026-11-25T05:00:00Z' });
  const endsAt = clock().toISOString();
  expect(await bulkAs(ask, calls.bulkCoupons, [holds, coming], { set: { endsAt } })).toEqual({
    done: 1,
    why: [['VIENE', 'No está vigente: no hay nada que terminar.']],
  });
  const read = await ask(calls.readCoupon, undefined, { query: `?id=${holds.id}` });
  expect(read.value.result.state).toBe('over');
  const removed = await bulkAs(ask, calls.bulkCoupons, [coming], { remove: true });
  expect(removed).toEqual({ done: 1, why: [] });
});
