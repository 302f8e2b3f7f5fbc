import * as calls from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { expect, it } from 'vitest';
import { bulkAs } from '#testing/bulk.ts';
import { buildProduct } from '#testing/catalogue.ts';
import { createClock, day } from '#testing/ports.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const shop = useTestApp({ clock });
const ask = useStaff(shop);
const inDays = (days: number) => new Date(clock().getTime() + days * day).toISOString();

it('POST /staff/programmed-prices/bulk ends what holds and takes away what is to come', async () => {
  const { code } = await buildProduct(shop.sql, { price: 10_000 });
  const make = async (from: number, to: number) => {
    const set = { name: 'Black', code, price: 8_000, startsAt: inDays(from), endsAt: inDays(to) };
    return (await ask(calls.createProgrammedPrice, { set, reason: 'Campaña' })).value.result;
  };
  const [holds, coming] = [await make(-1, 7), await make(8, 9)];
  const endsAt = clock().toISOString();
  const ended = await bulkAs(ask, calls.bulkProgrammedPrices, [holds, coming], { set: { endsAt } });
  expect(ended).toEqual({
    done: 1,
    why: [['Black', 'No está vigente: no hay nada que terminar.']],
  });
  const removed = await bulkAs(ask, calls.bulkProgrammedPrices, [coming], { remove: true });
  expect(removed).toEqual({ done: 1, why: [] });
  const { rows } = (await ask(calls.listProgrammedPrices)).value;
  expect(rows.map(({ state }) => state)).toEqual(['over']);
});
