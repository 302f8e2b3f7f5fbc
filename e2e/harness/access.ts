import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type Axe from 'axe-core';

/** The small one: the browser reads it into each page that is looked at. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Until its scripts answer, and not only what keeps the input for them. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-asleep]') === null);
}

/** Something that never stops moving is looked at as it is. */
const mostLooks = 3;

export async function expectNoSeriousFinding(page: Page): Promise<void> {
  // A button that waits for the scripts changes its colours when they come.
  await untilAwake(page);
  let serious: string[];
  // What began to move during a look was seen in the middle of its fade: that was no look.
  for (let looks = 1; ; looks += 1) {
    const countMoves = await watchMoves(page);
    serious = await findSerious(page);
    if ((await countMoves()) === 0 || looks === mostLooks) break;
  }
  expect(serious, `accessibility of ${page.url()}`).toEqual([]);
}

/** Counts what begins to fade or move from now on; answers how to stop, and how often it was. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle(() => {
    const watched = { moves: 0, stop: new AbortController() };
    const settings = { capture: true, signal: watched.stop.signal };
    for (const kind of ['animationstart', 'transitionrun']) {
      document.addEventListener(kind, () => (watched.moves += 1), settings);
    }
    return watched;
  });
  return () =>
    watch.evaluate(({ moves, stop }) => {
      stop.abort();
      return moves;
    });
}

async function findSerious(page: Page): Promise<string[]> {
  // Colours in the middle of a fade are nobody's contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // One that turns for ever, as of what is waited for, has no end to wait for.
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => null)),
    ),
  );
  const [main, ...others] = page.frames();
  if (main) await bringAxe(main);
  // One that goes away meanwhile is nobody's.
  await Promise.all(others.map((frame) => bringAxe(frame).catch(() => null)));
  return page.evaluate(runAxe);
}

/** Once into a document: its own builder brings it twice for each look, which took more than the look. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(axe);
}

/**
 * Runs in the page. For findings alone, and only by rules whose findings can be serious: the impact
 * of a rule is that of all that it finds.
 */
async function runAxe(): Promise<string[]> {
  const inPage = Reflect.get(window, 'axe') as typeof Axe & {
    readonly _audit?: { readonly rules: readonly { id: string; impact: string | null }[] };
  };
  const isSerious = (impact: string | null | undefined) =>
    impact === 'serious' || impact === 'critical';
  const light = (inPage._audit?.rules ?? []).filter(({ impact }) => impact && !isSerious(impact));
  const { violations } = await inPage.run(document, {
    resultTypes: ['violations'],
    rules: Object.fromEntries(light.map(({ id }) => [id, { enabled: false }])),
  });
  return violations
    .filter(({ impact }) => isSerious(impact))
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
