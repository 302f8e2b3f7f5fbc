import { beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '#db/demo/load.ts';
import { createPasswordHasher } from '#modules/identity/index.ts';
import { cartCallsAs } from '#testing/carts.ts';
import { nextId } from '#testing/numbers.ts';
import { buildShopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { demoVersions } from './demo-versions.ts';
import { judge, type Verdict } from './judge.ts';
import { halfOf, type JudgedRow, toneSpellings } from './tone-spellings.ts';
import { answers } from './versions.ts';
import { writtenLines } from './written-lines.ts';

const now = new Date('2026-11-20T15:00:00Z');
const sold = demoVersions(now);
const written = writtenLines.map(
  ([text, quantity, ...wanted], index): JudgedRow => ({
    text,
    quantity,
    half: halfOf(index),
    wanted: (version) => wanted.some((one) => answers(version, one)),
  }),
);
const sets = { 'spellings of tones': toneSpellings(sold), 'written lines': written };
/** Shares at least: of what wants one thing that is ready; of all that is ready or offered. */
const least = { ready: 0.85, offered: 0.98 };
const rowsAtOnce = 100;

let judgeRows: (rows: readonly JudgedRow[]) => Promise<Judged[]>;
interface Judged {
  readonly row: JudgedRow;
  readonly wanted: number;
  readonly verdict: Verdict;
  /** What the row was taken for. */
  readonly said: string;
}

const tested = useTestApp({ ports: { clock: createClock(now.toISOString()) } });
beforeAll(async () => {
  const { hash: hashPassword } = createPasswordHasher();
  await loadDemo(tested.sql, { now, newId: nextId, hashPassword });
  const calls = cartCallsAs(tested, await buildShopper(tested));
  judgeRows = async (rows) => {
    const { results } = (await calls.check({ rows: rows.map(({ text }) => ({ text })) })).value;
    return rows.flatMap((row, index) => {
      const [wanted, answer] = [sold.filter(row.wanted), results[index]];
      if (!answer) return [];
      const { product, quantity, error } = answer;
      const said = `${row.text} → ${product?.name} ${product?.versionName} × ${quantity} ${error?.kind}`;
      return [{ row, wanted: wanted.length, verdict: judge(row.quantity, wanted, answer), said }];
    });
  };
});

describe('POST /cart/quick-order/check over a judged set of what salons write', () => {
  test('is large enough, in halves of which one was never tuned on (D-23)', () => {
    expect(sets['spellings of tones'].length).toBeGreaterThanOrEqual(480);
    expect(written.length).toBeGreaterThanOrEqual(150);
    for (const rows of Object.values(sets)) {
      const unseen = rows.filter(({ half }) => half === 'unseen').length;
      expect(Math.abs(unseen / rows.length - 0.5)).toBeLessThan(0.1);
      expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
    }
  });

  test.each(['spellings of tones', 'written lines'] as const)(
    '%s: nothing wrong is ready, what is meant is ready or offered',
    async (name) => {
      const judged: Judged[] = [];
      for (let from = 0; from < sets[name].length; from += rowsAtOnce) {
        judged.push(...(await judgeRows(sets[name].slice(from, from + rowsAtOnce))));
      }
      for (const half of ['tuned', 'unseen'] as const) {
        const of = judged.filter(({ row }) => row.half === half);
        const share = (verdict: Verdict, from = of) =>
          from.filter((one) => one.verdict === verdict).length / from.length;
        const single = of.filter(({ wanted }) => wanted === 1);
        console.info(
          `Judged quick order, ${name}, ${half}: ${of.length} rows, right ${percent(share('right'))}, ` +
            `asked with the right answer ${percent(share('asked'))}, without it ` +
            `${percent(share('unoffered'))}; ready of what wants one thing ${percent(share('right', single))}`,
        );
        expect(share('right', single)).toBeGreaterThanOrEqual(least.ready);
        expect(1 - share('unoffered')).toBeGreaterThanOrEqual(least.offered);
      }
      const wrong = judged.filter(({ verdict }) => verdict === 'wrong');
      expect(wrong.map(({ said }) => said)).toEqual([]);
    },
  );
});

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
