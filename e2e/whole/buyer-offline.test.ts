import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '../../apps/server/src/testing/catalogue.ts';
import { useShop } from '../../apps/server/src/testing/use-test-app.ts';
import type { Wares } from './offline/boundary.ts';
import type { World } from './offline/floor.ts';
import type { Send } from './offline/hand.ts';
import { playSchedule } from './offline/play.ts';
import { schedules } from './offline/schedule.ts';

/** `npm run test:soak -- offline` asks for 200; each change of ours for fewer. */
const numRuns = Number(process.env.OFFLINE_SCHEDULES ?? 40);
const seed = Number(process.env.OFFLINE_SEED ?? 20);
/** For each schedule, however busy a machine is. */
const longestMs = 20_000;

const shop = useShop();
let wares: Wares;
beforeAll(async () => {
  const dye = await buildProduct(shop.sql, { name: 'Tinte', tones: ['7.43', '8.1'] });
  const shampoo = await buildProduct(shop.sql, { name: 'Champú', minQuantity: 4, multiple: 2 });
  wares = { dye, shampoo };
});

/** Plays so many schedules; `presses` counts what people did in them. */
async function play(runs: number, spoil?: World['spoil']) {
  let presses = 0;
  const property = fc.asyncProperty(schedules, async (acts) => {
    const played = await playSchedule({ shop, wares, ...(spoil && { spoil }) }, acts);
    presses += played.presses;
    if (played.faults.length > 0) throw new Error(played.faults.join('\n'));
  });
  const details = await fc.check(property, { numRuns: runs, seed, endOnFailure: true });
  return { details, presses };
}

describe('What a buyer changes offline, on two phones, while the shop changes too', () => {
  it(
    `is lost, doubled or changed by nothing that is not told, ${numRuns} times`,
    async () => {
      const { details, presses } = await play(numRuns);
      const report = `${details.errorInstance} ${fc.defaultReportMessage(details)}`;
      expect(details.failed, report).toBe(false);
      expect(presses).toBeGreaterThan(numRuns * 3);
    },
    numRuns * longestMs,
  );
});

/** What the shop gets of a change whose body passes through `change`. */
const through =
  (change: (body: Record<string, unknown>) => Record<string, unknown>) =>
  (send: Send): Send =>
  (outgoing, session) =>
    send(
      outgoing.path.startsWith('/cart/') && outgoing.body
        ? { ...outgoing, body: JSON.stringify(change(JSON.parse(outgoing.body))) }
        : outgoing,
      session,
    );
let ids = 0;

describe('The model has the power to see', () => {
  it.each<[string, World['spoil'], RegExp]>([
    [
      'that a change is sent again under another id',
      through((body) => {
        ids += 1;
        const end = String(ids).padStart(12, '0');
        return { ...body, mutationId: `00000000-0000-4000-8000-${end}` };
      }),
      /nobody pressed for it/,
    ],
    ['that a change has no id', through(({ mutationId: _, ...body }) => body), /names no mutation/],
    [
      'that a price which was not seen is agreed to',
      through(({ seenPrice: _, versions, ...body }) => {
        const tones = versions as { code: string; quantity: number }[] | undefined;
        const plain = tones?.map(({ code, quantity }) => ({ code, quantity }));
        return plain ? { ...body, versions: plain } : body;
      }),
      /news: .* instead of .*PRICE_/,
    ],
  ])(
    '%s',
    async (_, spoil, seen) => {
      const { details } = await play(60, spoil);
      expect(details.failed).toBe(true);
      expect(String(details.errorInstance)).toMatch(seen);
    },
    60 * longestMs,
  );
});
