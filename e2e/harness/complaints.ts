import { type BrowserContext, expect, type Page, type TestInfo } from '@playwright/test';
import { commonCopy } from '../../apps/web/src/copy/everywhere.ts';
import { keepWelcomeAway } from './welcome.ts';

/** Of a journey that is not about the worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/** Time for a last picture before the page is closed. */
const pictureMs = 5_000;

/**
 * What the browser, or the page itself, complains of. The first complaint that nobody expected ends
 * the journey at once: every page is closed, and whatever the journey waited for says why.
 */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #contexts: BrowserContext[] = [];
  readonly #expected: RegExp | null;
  readonly #testInfo: Pick<TestInfo, 'attach'>;

  constructor(expected: RegExp | null, testInfo: Pick<TestInfo, 'attach'>) {
    this.#expected = expected;
    this.#testInfo = testInfo;
  }

  /** To all pages of a context, from now on. */
  async listenTo(context: BrowserContext): Promise<void> {
    this.#contexts.push(context);
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      this.#hear(message.text(), message.page());
    });
    context.on('weberror', (event) => this.#hear(event.error().message, event.page()));
    await keepWelcomeAway(context);
    await context.addInitScript(tellOfTitle, commonCopy.somethingFailed);
  }

  /** At the end of a journey, for what came too late to end it. */
  expectNone(): void {
    expect(this.#heard, 'the browser complained').toEqual([]);
  }

  #hear(text: string, page: Page | null): void {
    if (text === blockedWorker || this.#expected?.test(text)) return;
    this.#heard.push(text);
    if (this.#heard.length === 1) void this.#end(`The page complained: ${text}`, page);
  }

  async #end(reason: string, page: Page | null): Promise<void> {
    const body = await page?.screenshot({ timeout: pictureMs }).catch(() => null);
    if (body) {
      await this.#testInfo.attach('when it complained', { body, contentType: 'image/png' });
    }
    await Promise.all(this.#contexts.map((context) => context.close({ reason })));
  }
}

/** Runs in the page: a page that says it could not be shown tells so, however it came about. */
function tellOfTitle(title: string): void {
  let isTold = false;
  new MutationObserver(() => {
    const titles = [...document.getElementsByTagName('h1')];
    const isShown = titles.some(({ textContent }) => textContent === title);
    if (isShown && !isTold) console.error(`${title} (${location.pathname})`);
    isTold = isShown;
  }).observe(document, { childList: true, subtree: true });
}
