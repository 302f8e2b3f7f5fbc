import type { Page } from '@playwright/test';

/** A picture as large as that of a telephone: what the page itself looks like. */
export function drawReceipt(page: Page): Promise<Buffer> {
  return page.screenshot({ type: 'png' });
}
