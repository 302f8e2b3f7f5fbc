// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWorker } from './start-worker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** The one worker of a browser, and what its tabs said to the one that waits. */
function openBrowser() {
  const told: string[] = [];
  const workers: EventTarget[] = [];
  const registration = Object.assign(new EventTarget(), {
    waiting: { postMessage: (word: string) => void told.push(word) },
    update: async () => undefined,
  });

  function openTab(release: string, more: { path?: string; isBusy?: boolean } = {}) {
    const { path = '/home/bestsellers', isBusy = false } = more;
    const serviceWorker = Object.assign(new EventTarget(), {
      controller: {},
      register: async () => registration,
    });
    workers.push(serviceWorker);
    const reload = vi.fn();
    const document = Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      querySelector: () => null,
      images: [],
    });
    const location = { pathname: path, href: `https://matiz.co${path}`, reload };
    const page = { navigator: { serviceWorker }, document, location } as unknown as Window;
    startWorker({ page, release, isBusy: () => isBusy });
    return {
      reload,
      type: () => document.dispatchEvent(new Event('input')),
      hide() {
        document.visibilityState = 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    };
  }

  return {
    told,
    openTab,
    /** The new release has taken over, and says so to every tab. */
    takeOver(release: string) {
      for (const worker of workers) {
        worker.dispatchEvent(new MessageEvent('message', { data: release }));
      }
    },
  };
}

describe('two tabs and one worker', () => {
  it('the new release takes over when a tab is out of sight; the other goes on as it is', async () => {
    const browser = openBrowser();
    const here = browser.openTab('one');
    const there = browser.openTab('one');
    await vi.advanceTimersByTimeAsync(4000);
    expect(browser.told).toEqual(['release one', 'release one']);
    here.hide();
    expect(browser.told).toContain('take-over');
    browser.takeOver('two');
    expect([here.reload.mock.calls.length, there.reload.mock.calls.length]).toEqual([1, 0]);
    there.hide();
    expect(there.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['who is ordering', { path: '/home/purchase/order/summary' }],
    ['while something is sent', { isBusy: true }],
  ])('is never taken over under %s', async (_, more) => {
    const browser = openBrowser();
    const tab = browser.openTab('one', more);
    await vi.advanceTimersByTimeAsync(4000);
    tab.hide();
    browser.takeOver('two');
    expect(browser.told).not.toContain('take-over');
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it('is never taken over where something was typed', async () => {
    const browser = openBrowser();
    const tab = browser.openTab('one');
    await vi.advanceTimersByTimeAsync(4000);
    tab.type();
    tab.hide();
    browser.takeOver('two');
    expect(browser.told).not.toContain('take-over');
    expect(tab.reload).not.toHaveBeenCalled();
  });

  it('a tab that is of the new release lets it take over at once', async () => {
    const browser = openBrowser();
    browser.openTab('one');
    browser.openTab('two');
    await vi.advanceTimersByTimeAsync(4000);
    expect(browser.told).toEqual(['release one', 'release two']);
  });
});
