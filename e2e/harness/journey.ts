import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Journey {
  /** Fails when the page at hand has serious or critical accessibility findings. */
  checkAccess: () => Promise<void>;
  isPhone: boolean;
}

/** A journey fails on anything that the browser complains about, wherever it happens. */
export const test = base.extend<Journey>({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints, 'the browser complained').toEqual([]);
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
  await page.waitForFunction(() => !('matizEarlyInput' in window));
}

async function expectNoSeriousFinding(page: Page): Promise<void> {
  // A button that waits for the scripts changes its colours when they come.
  await untilAwake(page);
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  expect(serious, `accessibility of ${page.url()}`).toEqual([]);
}

export { expect };
