// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followBrowser } from './follow-browser.ts';

const id = '0197a1f0-0000-7000-8000-000000000001';
afterEach(() => window.history.replaceState(null, '', '/'));

function follow(at = '/home/cart') {
  window.history.replaceState({ idx: 1 }, '', at);
  const worker = new EventTarget();
  const page = Object.create(window, {
    navigator: { value: { serviceWorker: worker } },
    addEventListener: { value: window.addEventListener.bind(window) },
    location: { get: () => window.location },
    history: { get: () => window.history },
  });
  const goTo = vi.fn();
  const read = vi.fn(async (_id: string) => undefined);
  const register = vi.fn(async (_userId: string) => undefined);
  let tellCustomer: (userId: string | null) => void = () => undefined;
  followBrowser({
    page,
    push: { state: async () => 'granted', ask: async () => undefined, register },
    goTo,
    read,
    onCustomer(tell) {
      tellCustomer = tell;
    },
  });
  const press = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { goTo, read, register, press, tellCustomer: (who: string | null) => tellCustomer(who) };
}

describe('a pressed note', () => {
  it('opens its page where one is open, and has been read', () => {
    const { goTo, read, press, tellCustomer } = follow();
    tellCustomer('ana');
    press({ path: '/home/profile/orders/history', id });
    expect(goTo).toHaveBeenCalledWith('/home/profile/orders/history');
    expect(read).toHaveBeenCalledWith(id);
  });

  it.each([
    [{ path: 'https://malo.example/home', id }],
    [{ path: '//malo.example', id }],
    [{ path: '/desk', id }],
    [{ id }],
    ['assets/index-1.js'],
    [null],
  ])('%j opens nothing', (data) => {
    const { goTo, read, press, tellCustomer } = follow();
    tellCustomer('ana');
    press(data);
    expect(goTo).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
  });

  it('that opened this page is read once it is known who looks, and leaves the address', () => {
    const { read, tellCustomer } = follow(`/home/cart?x=1#aviso=${id}`);
    expect(window.location.href).toMatch(/\/home\/cart\?x=1$/);
    tellCustomer(null);
    expect(read).not.toHaveBeenCalled();
    tellCustomer('ana');
    tellCustomer('ana');
    expect(read.mock.calls).toEqual([[id]]);
  });
});

it('tells the server of customers alone', () => {
  const { register, tellCustomer } = follow();
  tellCustomer(null);
  expect(register).not.toHaveBeenCalled();
  tellCustomer('ana');
  expect(register).toHaveBeenCalledWith('ana');
});
