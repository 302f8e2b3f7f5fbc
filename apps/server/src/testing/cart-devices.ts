import {
  emptyCart,
  type Good,
  goodNames,
  type Line,
  type Model,
  modelBreak,
  modelCap,
  modelGoods,
  modelStock,
  type Step,
} from './cart-model.ts';
import { cartCallsAs } from './carts.ts';
import { type BuiltProduct, buildArrival, buildProduct } from './catalogue.ts';
import { nextId } from './numbers.ts';
import { callAs, type Told } from './orders.ts';
import { buildDeal } from './prices.ts';
import type { SignedIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** How the calls name a good of the model. */
export type Wares = Readonly<Record<Good, { product: BuiltProduct; versionCode: string | null }>>;

/** The goods of the model, on sale. */
export async function buildWares({ sql }: Pick<TestApp, 'sql'>): Promise<Wares> {
  const build = (good: Exclude<Good, 'combo'>) => {
    const { price, least: minQuantity, multiple } = modelGoods[good];
    return buildProduct(sql, { price, minQuantity, multiple, stock: modelStock[good] });
  };
  const dyes = { price: modelGoods.dyeA.price, stock: modelStock.dyeA, isPresale: true };
  const dye = await buildProduct(sql, { ...dyes, tones: ['1.0', '2.0'] });
  await buildArrival(sql, dye.versions[0], { date: '2026-12-01', cap: modelCap });
  await buildDeal(sql, { productIds: [dye.id], breaks: [modelBreak] });
  const [shampoo, gloves] = [await build('shampoo'), await build('gloves')];
  const part = { productId: gloves.id, versionId: gloves.versions[0].id, quantity: 2 };
  const combo = await buildProduct(sql, { price: modelGoods.combo.price, parts: [part] });
  const alone = (product: BuiltProduct) => ({ product, versionCode: null });
  return {
    dyeA: { product: dye, versionCode: dye.versions[0].code },
    dyeB: { product: dye, versionCode: dye.versions[1]?.code ?? '' },
    shampoo: alone(shampoo),
    gloves: alone(gloves),
    combo: alone(combo),
  };
}

/** What a device was told: done or refused, and what the cart came to if the call says so. */
export interface CartOutcome {
  readonly isDone: boolean;
  /** Whether a repetition must be answered the same: not refused, and something was written. */
  readonly isKept: boolean;
  readonly sums: { readonly units: number; readonly amount: number } | null;
  /** The whole answer, to be compared with that of a repetition. */
  readonly answer: unknown;
}

/** A step with the id under which it may be sent again. */
export interface Sending {
  readonly step: Step;
  readonly mutationId: string;
  /** Of `removeLines`: the lines as the device saw them. */
  readonly lineIds: readonly string[];
}

export interface Device {
  /** The cart as the device reads it, and the ids of its lines. */
  read(): Promise<{ model: Model; lineIds: ReadonlyMap<string, string>; faults: string[] }>;
  send(sending: Sending): Promise<CartOutcome>;
}

function lineKey({ good, advance }: Line): string {
  return `${good} ${advance}`;
}

/** A device of the buyer at one of the servers. */
export function openDevice(
  server: Pick<TestApp, 'app'>,
  person: Pick<SignedIn, 'headers'>,
  wares: Wares,
): Device {
  const calls = { ...callAs(server, person), ...cartCallsAs(server, person) };
  const product = (good: Good) => {
    const { id, code } = wares[good].product;
    return { productId: String(id), code };
  };

  async function send({ step, mutationId, lineIds }: Sending): Promise<CartOutcome> {
    if (step.kind === 'add') {
      const { versionCode } = wares[step.good];
      const quantity = step.units;
      const desired = versionCode ? { versions: [{ code: versionCode, quantity }] } : { quantity };
      return hear(await calls.add({ ...product(step.good), ...desired, mutationId }));
    }
    if (step.kind === 'list') {
      const rows = step.rows.map(({ good, units: quantity }) => {
        return { code: wares[good].versionCode ?? wares[good].product.code, quantity };
      });
      const told = await calls.addRows({ rows, mutationId });
      return { ...hear(told), isKept: told.refusal === null && told.value.added > 0 };
    }
    if (step.kind === 'removeLines') {
      const heard = hear(await calls.removeLines({ lineIds: [...lineIds], mutationId }));
      // A whole cart is answered as it is by then.
      return { ...heard, answer: heard.isDone };
    }
    if (step.kind === 'clean') return { ...hear(await calls.clean()), isKept: false };
    const { code } = wares[step.good].product;
    const { versionCode } = wares[step.good];
    const line = { code, advancedPurchasing: step.advance, mutationId };
    if (step.kind === 'remove') return hear(await calls.remove({ ...line, version: versionCode }));
    return hear(await calls.change({ ...line, versionCode, quantity: step.units }));
  }

  async function read() {
    const { cart, outOfStock, productsNews } = (await calls.cart()).value;
    const lineIds = new Map<string, string>();
    const held = structuredClone(emptyCart) as Record<Good, { now: number; later: number }>;
    for (const line of cart?.products ?? []) {
      const good = goodNames.find(
        (one) =>
          wares[one].product.code === line.code && wares[one].versionCode === line.versionCode,
      );
      if (!good) throw new Error(`what is ${line.code}?`);
      held[good][line.advancedPurchasing ? 'later' : 'now'] += line.quantity;
      lineIds.set(lineKey({ good, advance: line.advancedPurchasing }), line.lineId);
    }
    const amount = (cart?.products ?? []).reduce((sum, { total }) => sum + total, 0);
    const isWrong = cart?.products.some(({ total, price, quantity }) => total !== price * quantity);
    const faults = [
      ...(cart && cart.amount !== amount ? [`amount ${cart.amount}, lines ${amount}`] : []),
      ...(isWrong ? ['a line that is not its units times its price'] : []),
      ...(outOfStock.length > 0 ? ['a line that is out of stock'] : []),
      ...productsNews.map(({ kind, code }) => `news of what moved by no one: ${kind} ${code}`),
    ];
    return { model: cart === null ? null : held, lineIds, faults };
  }

  return { read, send };
}

/** A step by a device that has read those lines: it can take out no other ones. */
export function newSending(step: Step, read: ReadonlyMap<string, string>): Sending {
  const mutationId = nextId();
  if (step.kind !== 'removeLines') return { step, mutationId, lineIds: [] };
  const lines = step.lines.filter((line) => read.has(lineKey(line)));
  const lineIds = step.lines.map((line) => read.get(lineKey(line)) ?? nextId());
  return { step: { ...step, lines }, mutationId, lineIds };
}

/** The same once more. Lines that were gone by then never come back under their ids. */
export function sendAgain(sending: Sending | undefined): Sending | null {
  if (sending?.step.kind !== 'removeLines') return sending ?? null;
  return { ...sending, step: { ...sending.step, lines: [] } };
}

function hear(told: Told<unknown>): CartOutcome {
  const { status, refusal } = told;
  if (refusal !== null) {
    // Anyone who is told this does not know whether it was done: no model can say what follows.
    if (status >= 500) throw new Error(`${status} ${refusal.code}`);
    return { isDone: false, isKept: false, sums: null, answer: [status, refusal.code] };
  }
  const answer = told.value;
  return { isDone: true, isKept: true, sums: sumsOf(answer), answer };
}

function sumsOf(answer: unknown): CartOutcome['sums'] {
  const cart = (answer as { cart?: { units: number; amount: number } | null } | null)?.cart;
  return cart ? { units: cart.units, amount: cart.amount } : null;
}
