// @vitest-environment jsdom
import { IDLE_NAVIGATION } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '#lib/network/connection.ts';
import { type AnsweredRouter, answerTaps } from './answer-taps.tsx';

type State = AnsweredRouter['state'];
const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });
const idleAt = (pathname: string): State => ({
  location: at(pathname),
  navigation: IDLE_NAVIGATION,
});
const going = (from: string, to: string) =>
  ({ ...idleAt(from), navigation: { state: 'loading', location: at(to) } }) as State;

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  document.body.innerHTML = `<main id="main"><p>Carrito</p></main>
    <a href="/home/" data-under="/home/marketplace">Inicio</a>
    <a href="/home/cart" data-under="/home/cart" aria-current="page">Carrito</a>`;
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  // Test files share a document.
  document.body.replaceChildren();
});

function start({ isOnline = true } = {}) {
  let listen = (_: State) => {};
  let lose = () => {};
  const connection = {
    isOnline: () => isOnline,
    subscribe(listener: () => void) {
      lose = () => {
        isOnline = false;
        listener();
      };
      return () => {};
    },
  } as Connection;
  const begun = vi.fn(async (_: unknown) => {});
  const router: AnsweredRouter & { state: State } = {
    state: idleAt('/home/cart'),
    subscribe(listener) {
      listen = listener;
      return () => {};
    },
    navigate: begun,
  };
  stop = answerTaps(router, connection, document);
  const say = (state: State) => {
    router.state = state;
    listen(state);
  };
  return { router, begun, say, lose: () => lose() };
}
const play = (options?: Parameters<typeof start>[0]) => start(options).say;
const skeleton = () =>
  document.querySelector<HTMLElement>('[data-page-skeleton]')?.dataset.pageSkeleton ?? null;
const current = () => document.querySelector('[aria-current]')?.textContent;
const isHidden = () => {
  const main = document.getElementById('main');
  return main?.dataset.left !== undefined || main?.classList.contains('opacity-0');
};

test('a tap has its tab at once, and the page’s own shape soon', () => {
  const say = play();
  say(going('/home/cart', '/home/'));
  expect([current(), skeleton()]).toEqual(['Inicio', null]);
  vi.advanceTimersByTime(60);
  expect([skeleton(), isHidden()]).toEqual(['home', true]);
});

test('a tap begins its navigation after the frame that answers it', async () => {
  const { router, begun } = start();
  const gone = router.navigate('/product/tinte/1/details');
  expect(begun).not.toHaveBeenCalled();
  expect([skeleton(), current()]).toEqual([null, undefined]);
  vi.advanceTimersToNextFrame();
  expect([skeleton(), isHidden(), begun.mock.calls.length]).toEqual(['product', true, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveBeenCalledWith('/product/tinte/1/details', undefined);
  // Nothing came of it: it was asked about, say, and not left.
  await vi.advanceTimersByTimeAsync(1);
  await gone;
  expect([skeleton(), isHidden(), current()]).toEqual([null, false, 'Carrito']);
});

test.each([
  ['back in the history', -1, {}],
  ['within the page', '/home/cart?orden=nuevos', {}],
  ['without a connection', '/home/', { isOnline: false }],
] as const)('what leads %s begins at once', (_, to, options) => {
  const { router, begun } = start(options);
  void router.navigate(to);
  expect(begun).toHaveBeenCalledWith(to, undefined);
  expect(skeleton()).toBeNull();
});

test('a page that is not seen waits for no frame', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { router, begun } = start();
  void router.navigate('/home/');
  expect(begun).toHaveBeenCalled();
});

test('one stays where one stood in the page that is left', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(3000);
  const say = play();
  say(going('/home/cart', '/home/'));
  vi.advanceTimersByTime(60);
  expect(document.getElementById('main')?.style.height).toBe('3000px');
  say(idleAt('/home/cart'));
  expect(document.getElementById('main')?.style.height).toBe('');
  expect(window.scrollTo).not.toHaveBeenCalled();
});

test('a page that is there at once comes without a skeleton', () => {
  const say = play();
  say(going('/home/cart', '/home/'));
  say(idleAt('/home/'));
  vi.advanceTimersByTime(1000);
  expect([skeleton(), isHidden()]).toEqual([null, false]);
});

test('the next page takes its place as it is drawn', async () => {
  const say = play();
  say(going('/home/cart', '/product/tinte/1/details'));
  vi.advanceTimersByTime(60);
  expect(skeleton()).toBe('product');
  say(idleAt('/product/tinte/1/details'));
  expect(isHidden()).toBe(true);
  document.getElementById('main')?.replaceChildren(document.createElement('h1'));
  await Promise.resolve();
  expect([skeleton(), isHidden()]).toEqual([null, false]);
});

test('where nothing comes of it the page is back', () => {
  const say = play();
  say(going('/home/cart', '/home/'));
  vi.advanceTimersByTime(60);
  say(idleAt('/home/cart'));
  vi.advanceTimersByTime(10);
  expect([skeleton(), isHidden(), current()]).toEqual([null, false, 'Carrito']);
});

test('without a connection the page stays', () => {
  const say = play({ isOnline: false });
  say(going('/home/cart', '/home/'));
  vi.advanceTimersByTime(1000);
  expect([skeleton(), isHidden()]).toEqual([null, false]);
});

test('a connection that is lost meanwhile brings the page back', () => {
  const { say, lose } = start();
  say(going('/home/cart', '/home/'));
  vi.advanceTimersByTime(60);
  expect(isHidden()).toBe(true);
  lose();
  vi.advanceTimersByTime(10);
  expect([skeleton(), isHidden(), current()]).toEqual([null, false, 'Carrito']);
});

test('another list of the same page leaves it where it is', () => {
  const say = play();
  say(going('/home/cart', '/home/cart'));
  vi.advanceTimersByTime(300);
  expect([isHidden(), document.querySelector('.page-progress') !== null]).toEqual([false, true]);
});

test('who goes elsewhere while a list is on its way sees that page’s shape, and no line stays', () => {
  const say = play();
  say(going('/home/cart', '/home/cart'));
  vi.advanceTimersByTime(300);
  say(going('/home/cart', '/home/'));
  vi.advanceTimersByTime(60);
  expect([skeleton(), isHidden()]).toEqual(['home', true]);
  say(idleAt('/home/'));
  vi.advanceTimersByTime(2000);
  expect([skeleton(), document.querySelector('.page-progress'), isHidden()]).toEqual([
    null,
    null,
    false,
  ]);
});

test('where it leads on to a page of the same shape, that shape stays', () => {
  const say = play();
  say(going('/home/cart', '/home/'));
  vi.advanceTimersByTime(60);
  const shape = document.querySelector('[data-page-skeleton]');
  say(going('/home/cart', '/home/marketplace/customer'));
  vi.advanceTimersByTime(60);
  expect(document.querySelector('[data-page-skeleton]')).toBe(shape);
  expect(current()).toBe('Inicio');
});

test('the start that leads home leaves the home where it is, and what leads back shows it at once', () => {
  const say = play();
  say(going('/home/marketplace/customer', '/home/'));
  vi.advanceTimersByTime(100);
  expect([skeleton(), isHidden()]).toEqual([null, false]);
  say(idleAt('/home/marketplace/customer'));
  say(going('/home/marketplace/customer', '/login'));
  vi.advanceTimersByTime(100);
  expect([skeleton(), isHidden()]).toEqual(['text', true]);
  say({
    ...idleAt('/home/marketplace/customer'),
    location: { ...at('/home/marketplace/customer'), key: 'again' },
  });
  vi.advanceTimersByTime(10);
  expect([skeleton(), isHidden()]).toEqual([null, false]);
});
