import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { Complaints } from './complaints.ts';

interface Settings {
  /** What the browser says in this journey because of what the journey does. */
  expectedComplaints: RegExp | null;
}

interface Journey {
  /** Listens to the browser; a device of its own, made with `browser.newPage`, joins in here. */
  complaints: Complaints;
  /** Fails when the page at hand has serious or critical accessibility findings. */
  checkAccess: () => Promise<void>;
  isPhone: boolean;
}

/** A journey ends at once on anything that the browser complains about, wherever it happens. */
export const test = base.extend<Settings & Journey>({
  expectedComplaints: [null, { option: true }],
  complaints: async ({ expectedComplaints }, use, testInfo) => {
    const complaints = new Complaints(expectedComplaints, testInfo);
    await use(complaints);
    complaints.expectNone();
  },
  context: async ({ context, complaints }, use) => {
    await complaints.listenTo(context);
    await use(context);
  },
  checkAccess: async ({ page }, use) => {
    await use(() => expectNoSeriousFinding(page));
  },
  isPhone: async ({ viewport }, use) => {
    await use((viewport?.width ?? 0) < 600);
  },
});

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
  const { violations } = await axeOf(page).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/**
 * In the page itself and for findings alone: a page of its own for the report, and a list of all
 * that is well, took half of the time. What lies outside of landmarks is never serious.
 */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(['region']);
}

export { expect };
