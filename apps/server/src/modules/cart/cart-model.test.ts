import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildArrival, buildProduct } from '../../testing/catalogue.ts';
import { buildShopper, type Shopper } from '../../testing/orders.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createClock } from '../../testing/world.ts';

let test: TestApp;
let dye: BuiltProduct;
const stock = 6;
const cap = 4;
const price = 1000;
beforeAll(async () => {
  test = await createTestApp({ world: { clock: createClock('2026-11-20T15:00:00Z') } });
  dye = await buildProduct(test.sql, { tones: ['1.0', '2.0'], stock, price, isPresale: true });
  await buildArrival(test.sql, dye.versions[0], { date: '2026-12-01', cap });
});
afterAll(() => test.close());

/** What the cart must hold of each tone, in stock and in presale; only the first has an arrival. */
type Model = { stock: number; presale: number }[];
const room = [stock + cap, stock];
const split = (total: number) => ({
  stock: Math.min(total, stock),
  presale: Math.max(0, total - stock),
});

type Step = { kind: 'add' | 'change' | 'remove'; tone: 0 | 1; advance: boolean; units: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'add', 'change', 'remove'),
  tone: fc.constantFrom(0, 1),
  advance: fc.boolean(),
  units: fc.integer({ min: 1, max: 8 }),
});

/** Does a step in the model and says whether the server must accept it. */
function expectStep(model: Model, { kind, tone, advance, units }: Step): boolean {
  const held = model[tone] ?? { stock: 0, presale: 0 };
  const line = advance ? held.presale : held.stock;
  if (kind !== 'add' && line === 0) return false;
  const other = advance ? held.stock : held.presale;
  if (kind === 'remove') {
    model[tone] = advance ? { ...held, presale: 0 } : { ...held, stock: 0 };
    return true;
  }
  const total = kind === 'add' ? held.stock + held.presale + units : units + other;
  if (total > (room[tone] ?? 0)) return false;
  model[tone] = split(total);
  return true;
}

async function doStep({ calls }: Shopper, { kind, tone, advance, units }: Step) {
  const version = dye.versions[tone]?.code ?? '';
  const line = { code: dye.code, advancedPurchasing: advance };
  const product = { productId: String(dye.id), code: dye.code };
  if (kind === 'remove') return calls.remove({ ...line, version });
  if (kind === 'change') return calls.change({ ...line, versionCode: version, quantity: units });
  return calls.add({ ...product, versions: [{ code: version, quantity: units }] });
}

describe('The cart against a sequential model (D-9)', () => {
  it('holds after any steps what the steps say', async () => {
    const steps = fc.array(step, { minLength: 1, maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const shopper = await buildShopper(test);
        const model: Model = [split(0), split(0)];
        for (const one of list) {
          const isAccepted = expectStep(model, one);
          const { status } = await doStep(shopper, one);
          expect(status === 200).toBe(isAccepted);
        }
        const { cart } = (await shopper.calls.cart()).value;
        const held = dye.versions.map(({ code }) => ({ stock: 0, presale: 0, code }));
        for (const line of cart?.products ?? []) {
          const tone = held.find(({ code }) => code === line.versionCode);
          if (tone) tone[line.advancedPurchasing ? 'presale' : 'stock'] += line.quantity;
        }
        expect(held.map((tone) => ({ stock: tone.stock, presale: tone.presale }))).toEqual(model);
        const units = model.reduce((sum, tone) => sum + tone.stock + tone.presale, 0);
        expect(cart ?? { units: 0, amount: 0 }).toMatchObject({ units, amount: units * price });
      }),
      { numRuns: 25 },
    );
  });

  it('loses no accepted addition of two devices at once', async () => {
    const shampoo = await buildProduct(test.sql, { stock: 60 });
    const asked = { productId: String(shampoo.id), code: shampoo.code };
    const devices = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(devices, async (list) => {
        const { calls } = await buildShopper(test);
        const replies = await Promise.all(
          list.map((quantity) => calls.add({ ...asked, quantity })),
        );
        const accepted = list.filter((_, index) => replies[index]?.status === 200);
        const { cart } = (await calls.cart()).value;
        expect(cart?.units).toBe(accepted.reduce((sum, units) => sum + units, 0));
        expect(cart?.products).toHaveLength(1);
      }),
      { numRuns: 12 },
    );
  });
});
