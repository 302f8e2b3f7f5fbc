import { expect, type Page } from '@playwright/test';

/** The newest message that was written to someone, read where a person reads it. */
async function readNewest(page: Page, to: string): Promise<string> {
  const reply = await page.request.get(`/dev/outbox?to=${encodeURIComponent(to)}`);
  expect(reply.ok(), 'the outbox').toBe(true);
  const [, article = ''] = (await reply.text()).split('<article');
  return article.split('</article>')[0] ?? '';
}

/** Waits for a message to someone that holds what is looked for, since mails follow the answer. */
async function waitFor(page: Page, to: string, wanted: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = wanted.exec(await readNewest(page, to))?.[1];
    expect(found, `a message to ${to}`).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** The code of six digits that a phone (ten digits) was sent last. */
export function readCode(page: Page, phone: string): Promise<string> {
  return waitFor(page, `+57${phone}`, /(?<!\d)(\d{6})(?!\d)/);
}

/** The path of the link in the last e-mail to an address. */
export async function readLink(page: Page, email: string, path: RegExp): Promise<string> {
  const link = await waitFor(page, email, new RegExp(`href="[^"]*?(${path.source}[^"]*)"`));
  return link.replace(/^https?:\/\/[^/]+/, '');
}
