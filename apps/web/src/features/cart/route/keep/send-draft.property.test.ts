import type { Request } from '@matiz/client/request.ts';
import { RequestError } from '@matiz/client/request-error.ts';
import type { ExpectedLine } from '@matiz/domain/cart/route/draft-differences.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addToDraft } from './change-draft.ts';
import { emptyDraft, type KeptLine, type RouteDraft, type SentDraft } from './route-parts.ts';
import { sendDraft } from './send-draft.ts';

const customers = ['Alba', 'Luna', 'Rosa'];
const goods = [1, 2, 3, 4];

/** What the line does with a request: carries it, loses it, loses the answer; `busy` refuses it. */
type Fate = 'carried' | 'lost' | 'unanswered' | 'busy' | 'stolen';
const fate = fc.constantFrom<Fate>('carried', 'carried', 'lost', 'unanswered', 'busy', 'stolen');
const customer = fc.constantFrom(...customers);
const item = fc.constantFrom(...goods);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('order' as const),
    customer,
    item,
    units: fc.integer({ min: 1, max: 5 }),
  }),
  fc.record({
    kind: fc.constant('send' as const),
    customer,
    fates: fc.array(fate, { minLength: 2, maxLength: 2 }),
    /** The app is killed at this of the awaited steps; none: it lives. */
    killAt: fc.option(fc.integer({ min: 0, max: 4 })),
  }),
  fc.record({ kind: fc.constant('stock' as const), item, units: fc.integer({ min: 0, max: 12 }) }),
  fc.record({ kind: fc.constant('price' as const), item, pesos: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('other device' as const), customer, item }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

class Killed extends Error {}

/** The shop: one draft for each customer, a customer in the session, and what it did by mutation id. */
class Shop {
  readonly stock = new Map(goods.map((one) => [one, 9]));
  readonly price = new Map(goods.map((one) => [one, 1]));
  readonly taken = new Map<string, number>();
  readonly done = new Map<string, unknown>();
  working = '';

  put(name: string, itemId: number, units: number): boolean {
    const left = (this.stock.get(itemId) ?? 0) - units;
    if (left < 0) return false;
    this.stock.set(itemId, left);
    this.taken.set(`${name} ${itemId}`, (this.taken.get(`${name} ${itemId}`) ?? 0) + units);
    return true;
  }

  answer(path: string, body: Record<string, unknown>): unknown {
    if (path === '/seller/working-customer') {
      this.working = String(body.customerId);
      return { customer: null };
    }
    if (body.customerId !== this.working) throw refused(409, 'CUSTOMER_MISMATCH');
    const before = this.done.get(String(body.mutationId));
    if (before) return before;
    const rows = body.rows as { code: string; quantity: number }[];
    const results = rows.map(({ code, quantity }) => {
      const isTaken = this.put(this.working, Number(code), quantity);
      return {
        quantity,
        quantityNow: isTaken ? quantity : 0,
        quantityPresale: 0,
        dispatchDate: null,
        price: this.price.get(Number(code)) ?? null,
        error: isTaken ? null : { message: 'No hay tantas.' },
      };
    });
    const added = results.filter(({ error }) => error === null).length;
    const cart = added > 0 ? { _id: this.working, amount: 1, units: 1 } : null;
    const reply = { results, added, cart };
    // What changed nothing is not remembered (`writeCart`).
    if (added > 0) this.done.set(String(body.mutationId), reply);
    return reply;
  }
}

const refused = (status: number, code: string) =>
  new RequestError(status, code as RequestError['code'], code, null);

/** A phone that keeps drafts as text, and forgets everything else when it is killed. */
class Phone {
  readonly kept = new Map<string, string>();
  readonly told: SentDraft[] = [];
  readonly shop: Shop;
  #ids = 0;
  #fates: Fate[] = [];
  #killAt: number | null = null;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  read(name: string): RouteDraft {
    const text = this.kept.get(name);
    return text ? JSON.parse(text) : emptyDraft(name, name);
  }

  #pass(): void {
    if (this.#killAt === null) return;
    if (this.#killAt === 0) throw new Killed();
    this.#killAt -= 1;
  }

  change = async (name: string, change: (draft: RouteDraft) => RouteDraft): Promise<RouteDraft> => {
    this.#pass();
    const before = this.read(name);
    const draft = change(before);
    this.kept.set(name, JSON.stringify(draft));
    if (draft.sent && draft.sent !== before.sent) this.told.push(draft.sent);
    this.#pass();
    return draft;
  };

  request = (async ({ path }: { path: string }, asked: { body: Record<string, unknown> }) => {
    const luck = this.#fates.shift() ?? 'carried';
    if (luck === 'lost') throw RequestError.offline(null);
    if (luck === 'busy') throw refused(503, 'UNAVAILABLE');
    // Another tab of the seller's chooses someone else in between.
    if (luck === 'stolen' && path !== '/seller/working-customer') this.shop.working = 'Otra';
    const reply = this.shop.answer(path, asked.body);
    this.#pass();
    if (luck === 'unanswered') throw RequestError.offline(null);
    return structuredClone(reply);
  }) as unknown as Request;

  async send(name: string, fates: readonly Fate[], killAt: number | null): Promise<void> {
    this.#fates = [...fates];
    this.#killAt = killAt;
    const seen = new Map(this.shop.price);
    const expected = (_: string, lines: readonly KeptLine[]): ExpectedLine[] =>
      lines.map((line) => ({
        ...line,
        price: seen.get(line.versionId) ?? null,
        inPresale: 0,
        date: null,
      }));
    await sendDraft(name, {
      request: this.request,
      change: this.change,
      expect: expected,
      newId: () => {
        this.#ids += 1;
        return `${this.#ids}`;
      },
      now: () => 0,
    }).catch((error) => {
      if (!(error instanceof Killed)) throw error;
    });
    this.#killAt = null;
  }
}

test('nothing is lost and nothing is doubled, whatever the line, the shop and the phone do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps: Step[]) => {
      const shop = new Shop();
      const phone = new Phone(shop);
      const ordered = new Map<string, number>();
      for (const one of steps) {
        if (one.kind === 'order') {
          const { customer: name, item: versionId, units: quantity } = one;
          const line = { versionId, code: String(versionId), name: `${versionId}`, quantity };
          await phone.change(name, (draft) => addToDraft(draft, [line]));
          const key = `${name} ${versionId}`;
          ordered.set(key, (ordered.get(key) ?? 0) + quantity);
        } else if (one.kind === 'send') await phone.send(one.customer, one.fates, one.killAt);
        else if (one.kind === 'stock') shop.stock.set(one.item, one.units);
        else if (one.kind === 'price') shop.price.set(one.item, one.pesos);
        else if (shop.put(one.customer, one.item, 1)) {
          const key = `${one.customer} ${one.item}`;
          ordered.set(key, (ordered.get(key) ?? 0) + 1);
        }
      }
      // The line is back, and the shop answers at once.
      for (const name of customers) await phone.send(name, [], null);
      for (const name of customers) {
        const draft = phone.read(name);
        expect(draft.outgoing).toBeNull();
        for (const versionId of goods) {
          const key = `${name} ${versionId}`;
          const left = draft.lines.find((line) => line.versionId === versionId);
          const there = shop.taken.get(key) ?? 0;
          expect(there + (left?.quantity ?? 0), key).toBe(ordered.get(key) ?? 0);
          // What is not there says why.
          if (left) expect(left.refusal).toBe('No hay tantas.');
        }
      }
    }),
    { numRuns: 400, seed: 93 },
  );
});

test('what costs something else than was told is told, once', async () => {
  const shop = new Shop();
  const phone = new Phone(shop);
  await phone.change('Alba', (draft) =>
    addToDraft(draft, [{ versionId: 1, code: '1', name: 'Tinte 7.43', quantity: 2 }]),
  );
  // It leaves under the price of then, and its answer is lost.
  await phone.send('Alba', ['carried', 'lost'], null);
  shop.price.set(1, 7);
  await phone.send('Alba', ['carried', 'unanswered'], null);
  await phone.send('Alba', [], null);
  expect(phone.told).toHaveLength(1);
  expect(phone.told[0]?.differences).toEqual([
    { kind: 'price', name: 'Tinte 7.43', versionId: 1, before: 1, after: 7 },
  ]);
  expect(shop.taken.get('Alba 1')).toBe(2);
});

test('what the shop refuses as a whole waits, with its sentence, until someone decides', async () => {
  const shop = new Shop();
  const phone = new Phone(shop);
  await phone.change('Alba', (draft) =>
    addToDraft(draft, [{ versionId: 1, code: '1', name: 'Tinte', quantity: 2 }]),
  );
  const answer = shop.answer.bind(shop);
  shop.answer = () => {
    throw refused(404, 'CUSTOMER_NOT_FOUND');
  };
  await phone.send('Alba', [], null);
  expect(phone.read('Alba').outgoing).toMatchObject({ problem: 'CUSTOMER_NOT_FOUND' });
  shop.answer = answer;
  await phone.send('Alba', [], null);
  expect(phone.read('Alba')).toMatchObject({ outgoing: null, lines: [] });
  expect(shop.taken.get('Alba 1')).toBe(2);
});
