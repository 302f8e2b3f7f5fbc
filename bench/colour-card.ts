/**
 * `npm run bench:card`: a colour card of 120 tones on a phone with a processor four times
 * slower: how long from the press to the frame that shows tones, and how evenly it scrolls. The
 * demonstration's longest card is filled up with another one's tones, so that its pictures are real.
 */
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../e2e/harness/chromium.ts';
import { untilAwake } from '../e2e/harness/journey.ts';
import { logIn } from '../e2e/harness/people.ts';
import { startProduct } from '../e2e/harness/product.ts';
import { phone } from '../e2e/harness/settings.ts';
import { openDatabase } from '../e2e/harness/stockroom.ts';
import { keepWelcomeAway } from '../e2e/harness/welcome.ts';
import { printTable } from './report.ts';

const tones = 120;
const rounds = 15;
const slowdown = 4;

const product = await startProduct({ port: 4310 });
process.once('exit', () => product.process.kill());
const path = await fillCard();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const page = await browser.newPage({
  viewport: phone,
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
});
await keepWelcomeAway(page.context());
await page.goto(`${product.address}/login`);
await untilAwake(page);
await logIn(page, 'buyer');
const devtools = await page.context().newCDPSession(page);
const opened: Opened[] = [];
for (let round = -2; round < rounds; round += 1) {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(product.address + path);
  await untilAwake(page);
  // As long as it takes until the card's code is fetched of its own accord.
  await page.waitForTimeout(4_000);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const one = await openCard(page);
  if (one.all !== tones) throw new Error(`the card has ${one.all} tones`);
  if (round >= 0) opened.push(one);
}
const frames = await scrollCard(page);
const median = (of: (one: Opened) => number) =>
  opened
    .map(of)
    .sort((a, b) => a - b)
    [Math.floor(opened.length / 2)]?.toFixed(0) ?? '';
printTable(
  `a card of ${tones} tones, processor ${slowdown} times slower, ${rounds} rounds (medians)`,
  ['first tones ms', 'slowest ms', 'all tones ms', 'scrolling frames/s', 'longest frame ms'],
  [
    [
      median(({ first }) => first),
      Math.max(...opened.map(({ first }) => first)).toFixed(0),
      median(({ whole }) => whole),
      frames.perSecond.toFixed(0),
      frames.longest.toFixed(0),
    ],
  ],
);
await browser.close();
await product.stop();

interface Opened {
  /** Milliseconds from the press to the frame that shows the tones that fit in sight. */
  readonly first: number;
  /** To the frame that has them all. */
  readonly whole: number;
  readonly all: number;
}

/** Answers the address of the product that has the card. */
async function fillCard(): Promise<string> {
  const sql = openDatabase(product.dataDir);
  const [card] = await sql<{ id: number; slug: string; held: number; last: number }[]>`
    SELECT product.id, slug, version_count AS held, max(position) AS last
    FROM product JOIN product_version version ON version.product_id = product.id
    WHERE product.withdrawn_at IS NULL AND version.withdrawn_at IS NULL AND NOT is_presale
      AND NOT EXISTS (SELECT FROM product_version other
        WHERE other.product_id = product.id AND other.volume IS NOT NULL)
    GROUP BY product.id ORDER BY version_count DESC, product.id LIMIT 1`;
  if (!card) throw new Error('the demonstration has no card');
  const added = await sql<{ id: number }[]>`
    INSERT INTO product_version (product_id, code, position, tone_number, tone_name, tone_level,
      tone_primary, tone_series, tone_sort, swatch_hex, swatch_image)
    SELECT ${card.id}, code || '-X', ${card.last} + row_number() OVER (ORDER BY id), tone_number,
      tone_name, tone_level, tone_primary, tone_series, tone_sort, swatch_hex, swatch_image
    FROM product_version
    WHERE product_id <> ${card.id} AND tone_number IS NOT NULL AND volume IS NULL
    ORDER BY id LIMIT ${tones - card.held} RETURNING id`;
  await sql`
    INSERT INTO stock (warehouse_id, version_id, product_id, available)
    SELECT 1, id, ${card.id}, 50 FROM unnest(${added.map(({ id }) => id)}::int[]) AS id`;
  await sql.end();
  return `/product/${card.slug}/${card.id}/details`;
}

function openCard(page: Page): Promise<Opened> {
  return page.evaluate(async (count) => {
    const tilesOf = () =>
      document.querySelectorAll('[role="dialog"] [role="group"] button[aria-label]').length;
    const painted = () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))),
      );
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.trim() === 'Carta de color',
    );
    const start = performance.now();
    button?.click();
    let [first, whole, all] = [0, 0, 0];
    for (let frame = 0; frame < 300 && whole === 0; frame += 1) {
      const at = await painted();
      all = tilesOf();
      if (first === 0 && all >= 12) first = at - start;
      if (all >= count) whole = at - start;
    }
    return { first, whole, all };
  }, tones);
}

/** Scrolls through the card as a finger does, and looks at each frame. */
async function scrollCard(page: Page): Promise<{ perSecond: number; longest: number }> {
  return page.evaluate(async () => {
    const body = [...document.querySelectorAll('[role="dialog"] *')].find(
      (one) =>
        one.scrollHeight > one.clientHeight + 200 && getComputedStyle(one).overflowY !== 'visible',
    );
    const gaps: number[] = [];
    let before = await new Promise<number>(requestAnimationFrame);
    for (let frame = 0; frame < 120; frame += 1) {
      body?.scrollBy(0, 30);
      const at = await new Promise<number>(requestAnimationFrame);
      gaps.push(at - before);
      before = at;
    }
    const whole = gaps.reduce((sum, gap) => sum + gap, 0);
    return { perSecond: (gaps.length * 1000) / whole, longest: Math.max(...gaps) };
  });
}
