import { afterEach, expect, it, vi } from 'vitest';
import { loadPart, PartError, reloadForNewRelease } from './load-part.ts';

afterEach(() => vi.useRealTimers());

function pageAt(href: string, onLine = true) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const navigator = { onLine };
  return {
    page: { location: { href, reload }, sessionStorage, navigator } as unknown as Window,
    reload,
  };
}

it('says a missing script part in §8’s words, with its address', async () => {
  const cause = new TypeError(
    'Failed to fetch dynamically imported module: https://matiz.co/assets/login-1.js',
  );
  const error = await loadPart('Login', () => Promise.reject(cause)).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(PartError);
  expect(error.message).toMatch(/^Loading chunk Login failed/);
  expect(error).toMatchObject({ type: 'error', request: 'https://matiz.co/assets/login-1.js' });
});

it('says a missing style part with its code', async () => {
  const cause = new Error('Unable to preload CSS for /assets/login-1.css');
  await expect(loadPart('Login', () => Promise.reject(cause))).rejects.toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    message: expect.stringMatching(/^Loading CSS chunk Login failed/),
  });
});

it('gives up after 120 seconds (§9), and says what it waited for', async () => {
  vi.useFakeTimers();
  // As the build writes it.
  const load = Object.assign(() => new Promise(() => undefined), {
    toString: () => '()=>P(()=>import(`./login-1a2b.js`),__vite__mapDeps([0,1]))',
  });
  const loading = loadPart('Login', load).catch((error) => error);
  await vi.advanceTimersByTimeAsync(119_999);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loading).toMatchObject({ type: 'timeout', request: '/assets/login-1a2b.js' });
});

it('leaves a mistake inside the part as it is', async () => {
  const mistake = new ReferenceError('x is not defined');
  await expect(loadPart('Login', () => Promise.reject(mistake))).rejects.toBe(mistake);
});

it('reloads for a new release once, not for ever', () => {
  const { page, reload } = pageAt('https://matiz.co/login');
  const error = new PartError('Login', 'error', '', false);
  expect(reloadForNewRelease(error, page)).toBe(true);
  expect(reloadForNewRelease(error, page)).toBe(false);
  expect(reloadForNewRelease(new Error('other'), page)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload without a connection: nothing would come in the page’s place', () => {
  const { page, reload } = pageAt('https://matiz.co/login', false);
  expect(reloadForNewRelease(new PartError('Login', 'error', '', false), page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
