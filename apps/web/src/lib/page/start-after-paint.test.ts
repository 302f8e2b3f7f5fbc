// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deferScripts, startAfterPaint } from './start-after-paint.ts';

const built = [
  '<head>',
  '<link rel="stylesheet" crossorigin href="/assets/style-1.css">',
  '<script type="module" fetchpriority="low" crossorigin src="/assets/index-1.js"></script>',
  '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/vendor-1.js">',
  '</head>',
].join('\n');

it('a built page has its scripts in a template, and their bytes fetched ahead', () => {
  const [before = '', application = ''] = deferScripts(built).split('<template id="application">');
  expect(before).not.toContain('module');
  const fetched = Array.from(before.matchAll(/<link rel="preload" as="script".*href="(.*)">/g));
  expect(fetched.map(([, address]) => address)).toEqual([
    '/assets/index-1.js',
    '/assets/vendor-1.js',
  ]);
  expect(application).toMatch(/^<script type="module"[^>]*src="\/assets\/index-1.js"><\/script></);
});

describe('the application starts', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    document.head.replaceChildren();
  });

  /** Runs the script in a page, and answers how to tell it what was painted. */
  function open(readyState: DocumentReadyState) {
    let tell = (_name: string) => {};
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(hear: (seen: object, observer: object) => void) {
          tell = (painted) =>
            hear(
              { getEntriesByName: (name: string) => (name === painted ? [{}] : []) },
              { disconnect: () => {} },
            );
        }
        observe() {}
      },
    );
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
    document.head.innerHTML = '<template id="application"><meta name="started"></template>';
    // biome-ignore lint/security/noGlobalEval: the server's page runs it so
    window.eval(startAfterPaint);
    const isStarted = () => document.head.querySelector('meta[name="started"]') !== null;
    return { paint: (name: string) => tell(name), state, isStarted };
  }

  it('once content is painted, not with the first bare frame', async () => {
    const page = open('interactive');
    page.paint('first-paint');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(page.isStarted()).toBe(false);
    page.paint('first-contentful-paint');
    await vi.waitFor(() => expect(page.isStarted()).toBe(true));
  });

  it('not before the page is read: its data stands at the end', async () => {
    const page = open('loading');
    page.paint('first-contentful-paint');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(page.isStarted()).toBe(false);
    page.state.mockReturnValue('interactive');
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(page.isStarted()).toBe(true);
  });

  it('in a page that nobody looks at, once it is loaded; and once', () => {
    const page = open('complete');
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    expect(page.isStarted()).toBe(true);
    expect(document.head.querySelectorAll('meta[name="started"]')).toHaveLength(1);
  });
});
