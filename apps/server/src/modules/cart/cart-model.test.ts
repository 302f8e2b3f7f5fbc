import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildWares,
  type CartOutcome,
  type Device,
  newSending,
  openDevice,
  type Sending,
  sendAgain,
  type Wares,
} from '#testing/cart-devices.ts';
import { goodNames, type Model, type Step, sumModel, takeStep } from '#testing/cart-model.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { buildShopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { buildSabotaged } from '#testing/races/sabotage.ts';
import * as product from '#testing/test-app.ts';

/** `npm run test:soak` asks for 500 seeds of 200 operations; each change of ours for fewer. */
const seeds = Number(process.env.CART_MODEL_SEEDS ?? 30);
const operations = Number(process.env.CART_MODEL_OPERATIONS ?? 60);

const good = fc.constantFrom(...goodNames);
const line = { good, advance: fc.boolean() };
const units = fc.integer({ min: 1, max: 8 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), good, units }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), ...line, units }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('remove' as const), ...line }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('list' as const),
      rows: fc.uniqueArray(fc.record({ good, units }), {
        selector: (row) => row.good,
        minLength: 1,
        maxLength: 4,
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('removeLines' as const),
      lines: fc.uniqueArray(fc.record(line), {
        selector: (one) => JSON.stringify(one),
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'clean' as const }) },
);

/** What a device does in a turn: a step of its own, or one of before once more, as phones do. */
const act = fc.oneof(
  { weight: 5, arbitrary: step.map((own) => ({ step: own, isSentTwice: false, again: null })) },
  { weight: 1, arbitrary: step.map((own) => ({ step: own, isSentTwice: true, again: null })) },
  { weight: 1, arbitrary: fc.nat(30).map((again) => ({ step: null, isSentTwice: false, again })) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
/** Both devices at once. */
const turns = fc.array(fc.tuple(act, act), {
  minLength: operations / 2,
  maxLength: operations / 2,
});

interface Done {
  readonly sending: Sending;
  readonly heard: CartOutcome;
}

/** Whether the answers can come from these steps in this order; the cart that they lead to. */
function follow(from: Model, steps: readonly Done[]): Model[] {
  let model = from;
  for (const { sending, heard } of steps) {
    const taken = takeStep(model, sending.step);
    if (taken.isDone !== heard.isDone) return [];
    model = taken.model;
    const { units, amount } = sumModel(model);
    if (heard.sums && (heard.sums.units !== units || heard.sums.amount !== amount)) return [];
  }
  return [model];
}

/** Does the turns on both devices and throws where no order of them explains what was answered. */
async function playTurns(devices: readonly [Device, Device], list: readonly [Act, Act][]) {
  const history: Done[] = [];
  let model: Model = null;
  for (const [position, pair] of list.entries()) {
    const { lineIds } = await devices[0].read();
    const sendings = pair.map((one) =>
      one.step
        ? newSending(one.step, lineIds)
        : sendAgain(history[one.again % history.length]?.sending),
    );
    const replies = await Promise.all(
      pair.flatMap((one, index) => {
        const sending = sendings[index];
        const device = devices[index % 2];
        if (!sending || !device) return [];
        const isTwice = one.isSentTwice && sending.step.kind !== 'clean';
        const senders = isTwice ? [device, devices[(index + 1) % 2] ?? device] : [device];
        return senders.map(async (each) => ({ sending, heard: await each.send(sending) }));
      }),
    );
    const fresh = checkRepeated(replies, history);
    const before: Model = model;
    const possible: Model[] = ordersOf(fresh).flatMap((order) => follow(before, order));
    const seen = await Promise.all(devices.map((device) => device.read()));
    const faults = seen.flatMap(({ faults }) => faults);
    if (faults.length > 0) throw new Error(`turn ${position}: ${faults.join('; ')}`);
    const [first, second] = seen.map((one) => JSON.stringify(one.model));
    const found = possible.find((one) => JSON.stringify(one) === first);
    if (found === undefined || first !== second) {
      const steps = fresh.map(({ sending, heard }) => [
        sending.step,
        heard.isDone ? heard.sums : heard.answer,
      ]);
      const story = [model, steps, possible, seen.map((one) => one.model)];
      throw new Error(`turn ${position}: ${JSON.stringify(story)}`);
    }
    model = found;
    history.push(...fresh);
  }
}

/** The steps that were new; throws where a repetition was answered otherwise than the first. */
function checkRepeated(replies: readonly Done[], history: readonly Done[]): Done[] {
  const byId = Map.groupBy(replies, ({ sending }) => sending.mutationId);
  return [...byId].flatMap(([id, same]) => {
    const isKept = ({ sending, heard }: Done) => sending.mutationId === id && heard.isKept;
    const before = history.find(isKept);
    const first = before ?? same.find(isKept);
    // What came to nothing is decided again each time that it is sent.
    if (!first) return same;
    const repeated = before ? same : same.filter(({ heard }) => heard.isKept);
    const isOtherwise = repeated.some(
      ({ heard }) => JSON.stringify(heard.answer) !== JSON.stringify(first.heard.answer),
    );
    if (isOtherwise) throw new Error(`another answer to a repeated ${first.sending.step.kind}`);
    if (before) return [];
    // Which of the two answers came of the step itself cannot be told where the cart is answered.
    const isEither = first.sending.step.kind === 'removeLines' && same.length > 1;
    return [isEither ? { ...first, heard: { ...first.heard, sums: null } } : first];
  });
}

/** Every order of so few steps. */
function ordersOf(steps: readonly Done[]): Done[][] {
  if (steps.length < 2) return [[...steps]];
  return steps.flatMap((one, index) =>
    ordersOf(steps.toSpliced(index, 1)).map((others) => [one, ...others]),
  );
}

interface Fixture {
  readonly servers: readonly [product.TestApp, product.TestApp];
  readonly wares: Wares;
  close(): Promise<void>;
}

/** Two servers over one database, with the goods of the model. */
async function openFixture({ createTestApp, joinTestApp } = product): Promise<Fixture> {
  const options = { ports: { clock: createClock('2026-11-20T15:00:00Z') } };
  const first = await createTestApp(options);
  const second = await joinTestApp(first, options);
  const close = async () => {
    await second.close();
    await first.close();
  };
  return { servers: [first, second], wares: await buildWares(first), close };
}

function playSeeds({ servers, wares }: Fixture, numRuns: number) {
  const property = fc.asyncProperty(turns, async (list) => {
    const shopper = await buildShopper(servers[0]);
    const [here, there] = servers.map((server) => openDevice(server, shopper, wares));
    if (here && there) await playTurns([here, there], list);
  });
  return fc.check(property, { numRuns, endOnFailure: true });
}

describe('The cart against a sequential model, two devices at two servers (D-9)', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await openFixture();
  });
  afterAll(() => fixture.close());

  it(
    `explains every answer and every cart by some order of the steps, ${seeds} times`,
    async () => {
      const details = await playSeeds(fixture, seeds);
      const report = `${details.errorInstance} ${fc.defaultReportMessage(details)}`;
      expect(details.failed, report).toBe(false);
    },
    seeds * operations * 400,
  );

  it('loses no accepted addition of many at once', async () => {
    const [server] = fixture.servers;
    const shampoo = await buildProduct(server.sql, { stock: 60 });
    const asked = { productId: String(shampoo.id), code: shampoo.code };
    const devices = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 2, maxLength: 16 });
    await fc.assert(
      fc.asyncProperty(devices, async (list) => {
        const { calls } = await buildShopper(server);
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

describe('The model has the power to see', () => {
  it.each(['cart revision', 'cart mutation', 'cart line'] as const)(
    'without: %s',
    async (guard) => {
      const build = buildSabotaged(guard);
      const fixture = await openFixture(await build.load());
      try {
        const { failed, errorInstance } = await playSeeds(fixture, 20);
        expect(failed).toBe(true);
        // Seen by the model, not by a server that fell over.
        expect(String(errorInstance)).toMatch(/^Error: (turn \d+:|another answer)/);
      } finally {
        await fixture.close();
        build.remove();
      }
    },
  );
});
