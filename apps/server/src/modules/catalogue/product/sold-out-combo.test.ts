import { madeFrom, poolOf, unitsBehind } from '@matiz/domain/cart/plan/units.ts';
import type { Sellable } from '@matiz/domain/catalogue/sellable.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#db/testing.ts';
import { buildProduct, setStock } from '#testing/catalogue.ts';
import type { Viewer } from '../card/viewer.ts';
import { parseSellable, selectSellables } from './sellable.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const viewer: Viewer = {
  warehouseId: 1,
  cityCode: '11001',
  stateCode: '11',
  customerId: null,
  tradeTypeId: 1,
  loyaltyTier: 'Bronce',
  priceHidden: null,
};

/** A part by what it takes, and of which version: none, where the choice is the buyer's. */
interface Part {
  readonly quantity: number;
  readonly version?: 0 | 1;
}

/** A combo of parts of one product with two tones, of which so many units are there. */
test.each<[string, readonly Part[], readonly [number, number], boolean]>([
  ['as many as it takes', [{ quantity: 3, version: 0 }], [3, 0], false],
  ['one less than it takes', [{ quantity: 3, version: 0 }], [2, 9], true],
  ['none', [{ quantity: 1, version: 0 }], [0, 9], true],
  ['enough of the second tone, left to the buyer', [{ quantity: 3 }], [2, 3], false],
  ['too few of each tone, left to the buyer', [{ quantity: 3 }], [2, 2], true],
  [
    'one tone in two parts, enough for both',
    [
      { quantity: 2, version: 1 },
      { quantity: 3, version: 1 },
    ],
    [0, 5],
    false,
  ],
  [
    'one tone in two parts, enough for each alone',
    [
      { quantity: 2, version: 1 },
      { quantity: 3, version: 1 },
    ],
    [0, 4],
    true,
  ],
  ['two open parts, each of another tone', [{ quantity: 2 }, { quantity: 2 }], [2, 2], false],
])('is_sold_out_combo says what the rule says: %s', async (_, parts, stock, isSoldOut) => {
  const { sql } = database;
  const made = await buildProduct(sql, { tones: ['1.0', '2.0'] });
  for (const [index, version] of made.versions.entries()) {
    await setStock(sql, version, stock[index] ?? 0);
  }
  const combo = await buildProduct(sql, {
    parts: parts.map(({ quantity, version }) => {
      const versionId = version === undefined ? undefined : made.versions[version]?.id;
      return { productId: made.id, quantity, ...(versionId === undefined ? {} : { versionId }) };
    }),
  });
  const [said] = await sql`SELECT is_sold_out_combo(${combo.id}, 1) AS "isSoldOut"`;
  expect(said).toEqual({ isSoldOut });
  expect(canBeMade(await readSellable(combo.versions[0].id))).toBe(!isSoldOut);
});

test('is_sold_out_combo: of a part that was withdrawn nothing counts', async () => {
  const { sql } = database;
  const made = await buildProduct(sql, { stock: 9 });
  const combo = await buildProduct(sql, { parts: [{ productId: made.id }] });
  await sql`UPDATE product SET withdrawn_at = now() WHERE id = ${made.id}`;
  const [said] = await sql`SELECT is_sold_out_combo(${combo.id}, 1) AS "isSoldOut"`;
  expect(said).toEqual({ isSoldOut: true });
  expect(canBeMade(await readSellable(combo.versions[0].id))).toBe(false);
});

async function readSellable(versionId: number): Promise<Sellable> {
  const { sql } = database;
  const wanted = sql`SELECT ${versionId}::int AS id`;
  const [row] = await sql<{ sellable: unknown }[]>`
    SELECT sellable FROM (${selectSellables(sql, wanted, viewer, new Date('2026-11-20T15:00:00Z'))}) read`;
  return parseSellable(row?.sellable);
}

/** Whether some choice of its open parts can be made of what is there. */
function canBeMade(combo: Sellable): boolean {
  const open = combo.parts.filter(({ isChosen }) => isChosen);
  const choices = open.reduce<number[][]>(
    (so, { choices }) => so.flatMap((ids) => choices.map(({ versionId }) => [...ids, versionId])),
    [[]],
  );
  const pool = poolOf([combo]);
  return choices.some((ids) => madeFrom(pool, unitsBehind(combo, ids)) >= 1);
}
