import type { SearchResults } from '@matiz/contracts/search.ts';
import { buildDemo } from '@matiz/demo/demo.ts';
import type { Demo } from '@matiz/demo/types.ts';
import { parseTone } from '@matiz/domain/catalogue/tone.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import { readQuestion } from '@matiz/domain/search/read-question.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '#db/demo/load.ts';
import { createPasswordHasher } from '#modules/identity/index.ts';
import { nextId } from '#testing/numbers.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { createSearchService } from '../search.service.ts';
import { type ExpectedProduct, type Judged, judgedQueries, soldByNobody } from './query-data.ts';

/** Share of the queries that one of the first three results must answer. */
const least = 0.95;
const now = new Date('2026-11-20T15:00:00Z');

let buyer: SignedIn;
let products: Map<string, Demo['catalogue']['products'][number]>;
let brandNames: Map<string, string>;
const tested = useTestApp({
  clock: () => now,
  settings: { searchTtlMs: 60_000 },
});
beforeAll(async () => {
  const { hash: hashPassword } = createPasswordHasher();
  await loadDemo(tested.sql, { now, newId: nextId, hashPassword });
  const { catalogue } = buildDemo({ now });
  products = new Map(catalogue.products.map((product) => [product.code, product]));
  brandNames = new Map(catalogue.brands.map(({ code, name }) => [code, name]));
  buyer = await signIn(tested, 'Admin customer');
});

async function find(typed: string): Promise<SearchResults> {
  const reply = await tested.app.inject({
    url: `/api/search?search=${encodeURIComponent(typed)}&limit=20`,
    headers: buyer.headers,
  });
  return reply.json();
}

function answers(code: string, wanted: ExpectedProduct): boolean {
  const product = products.get(code);
  if (product === undefined) return false;
  const tones = product.versions.flatMap(({ tone }) => tone ?? []);
  const { name, brand, category, tone, shade, volume, size } = wanted;
  return [
    name === undefined || name.test(foldText(product.name)),
    brand === undefined || brandNames.get(product.brand) === brand,
    category === undefined || category.test(product.category),
    wanted.code === undefined || code === wanted.code,
    tone === undefined || tones.some(({ number }) => isSameTone(number, tone)),
    shade === undefined || tones.some((one) => shade.test(foldText(one.name))),
    volume === undefined || product.versions.some((version) => version.volume?.volume === volume),
    size === undefined || size.test(product.contentSize),
  ].every(Boolean);
}

function isSameTone(printed: string, wanted: string): boolean {
  const [one, other] = [parseTone(printed), parseTone(wanted)];
  return one.key === other.key && one.level === other.level;
}

/** The place of the first result that answers, from 1; null when none of the first twenty does. */
function placeOf({ products: found }: SearchResults, [, ...wanted]: Judged): number | null {
  const place = found.findIndex(({ code }) => wanted.some((one) => answers(code, one)));
  return place < 0 ? null : place + 1;
}

describe('D-14 a judged set of what salons type', () => {
  const all = Object.values(judgedQueries).flat();

  test('is large enough, and nothing stands in it twice', () => {
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(new Set(all.map(([typed]) => typed)).size).toBe(all.length);
  });

  test(`answers among the first three at least ${least * 100} % of it`, async () => {
    const lines: string[] = [];
    const missed: string[] = [];
    let [good, first] = [0, 0];
    for (const [group, queries] of Object.entries(judgedQueries)) {
      let goodInGroup = 0;
      for (const judged of queries) {
        const results = await find(judged[0]);
        const place = placeOf(results, judged);
        if (place === 1) first += 1;
        if (place !== null && place <= 3) goodInGroup += 1;
        else missed.push(`${judged[0]} → ${place ?? 'nothing'}: ${shown(results)}`);
      }
      good += goodInGroup;
      lines.push(`${group} ${goodInGroup}/${queries.length}`);
    }
    const share = (count: number) => `${((100 * count) / all.length).toFixed(1)} %`;
    console.info(
      `Judged search: ${all.length} queries, success at 1 ${share(first)}, at 3 ${share(good)}\n` +
        `${lines.join(' · ')}\n${missed.map((line) => `missed: ${line}`).join('\n')}`,
    );
    expect(good / all.length).toBeGreaterThanOrEqual(least);
  });

  test.each(soldByNobody)('finds nothing for %j, but without some of its words', async (typed) => {
    const { totalItems, leftOut } = await find(typed);
    expect(totalItems === 0 || leftOut.length > 0).toBe(true);
  });

  test('is answered the same by a server that remembers what texts mean', async () => {
    const principal = await tested.deps.identity.sessions.authenticate(buyer.headers.token);
    if (principal === null) throw new Error('the session is over');
    const forgetful = createSearchService({
      ...tested.deps,
      spendTry: async () => 0,
      searchTtlMs: 0,
    });
    for (const [typed] of all) {
      const again = await forgetful.find({ search: typed, limit: 20 }, principal);
      if (!again.ok) throw new Error(again.error.code);
      const expected = shown(again.value);
      await find(typed);
      expect(`${typed} ${shown(await find(typed))}`).toBe(`${typed} ${expected}`);
    }
  });

  test('never returns another tone first when a tone number was typed', async () => {
    const wrong: string[] = [];
    for (const [typed, ...wanted] of all) {
      const [asked] = readQuestion(typed).toneKeys;
      const isTone = wanted.some(({ tone }) => tone !== undefined);
      if (asked === undefined || !isTone) continue;
      const [first] = (await find(typed)).products;
      const number = first?.matchedTone?.number;
      const isRight =
        number !== undefined &&
        wanted.some(({ tone }) => tone !== undefined && isSameTone(number, tone));
      if (!isRight) wrong.push(`${typed} → ${first?.code ?? 'nothing'} ${number ?? 'no tone'}`);
    }
    expect(wrong).toEqual([]);
  });
});

function shown({ products: found, totalItems, suggestion }: SearchResults): string {
  if (totalItems === 0) return '';
  const first = found
    .slice(0, 3)
    .map(({ code, name }) => `${code} ${name}`)
    .join(' | ');
  return `${totalItems}${suggestion === null ? '' : ` for ${suggestion}`}: ${first}`;
}
