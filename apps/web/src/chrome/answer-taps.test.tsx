// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from '#lib/network/connection.ts';
import { type AnsweredRouter, answerTaps } from './answer-taps.tsx';

type State = AnsweredRouter['state'];
const at = (pathname: string) => ({ pathname, search: '', hash: '', state: null, key: pathname });
const idleAt = (pathname: string) =>
  ({ location: at(pathname), navigation: { state: 'idle' }, restoreScrollPosition: null }) as State;
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

function play({ isOnline = true } = {}) {
  let say = (_: State) => {};
  const router = {
    state: idleAt('/home/cart'),
    subscribe(listener: (state: State) => void) {
      say = listener;
      return () => {};
    },
  };
  stop = answerTaps(router, { isOnline: () => isOnline } as Connection, document);
  return (state: State) => say(state);
}
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
