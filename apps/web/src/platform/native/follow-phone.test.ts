// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { fakeNative } from '#testing/fake-native.ts';
import { apiOrigin, askedOf, setUpShell } from '#testing/fake-shell.ts';

const { follow } = setUpShell();

describe('a link that opens the app', () => {
  it('leads to its page, while the app runs and when it starts, once', async () => {
    const url = `${apiOrigin}/product/tinte/1/details?reference=x`;
    const native = fakeNative({ 'App.getLaunchUrl': { url } });
    const { goTo } = await follow(native);
    await vi.waitFor(() =>
      expect(goTo).toHaveBeenCalledWith('/product/tinte/1/details?reference=x'),
    );
    native.tell('App.appUrlOpen', { url: `${apiOrigin}/home/cart` });
    expect(goTo).toHaveBeenLastCalledWith('/home/cart');
    const again = await follow(native);
    await new Promise((resolve) => setTimeout(resolve));
    expect(again.goTo).not.toHaveBeenCalled();
  });

  it.each([
    'https://malo.example/home/cart',
    'http://matiz.co/home/cart',
    'javascript:alert(1)',
    'https://matiz.co/desk',
    'https://matiz.co//malo.example/home',
    'https://matiz.co/home/no-such-page',
    'https://matiz.co/home/purchase/order/payment-methods/add-credit-card',
    'co.matiz.app://home/cart',
    '',
    null,
  ])('nowhere with %j', async (url) => {
    const { native, goTo } = await follow();
    native.tell('App.appUrlOpen', { url });
    native.tell('App.appUrlOpen', null);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('to where a card is typed is handed to the browser, and no other is', async () => {
    const { native } = await follow();
    const url = `${apiOrigin}/home/purchase/order/payment-methods/add-credit-card`;
    native.tell('App.appUrlOpen', { url });
    native.tell('App.appUrlOpen', { url: `${apiOrigin}/desk` });
    native.tell('App.appUrlOpen', { url: 'https://malo.example/' });
    expect(askedOf(native, 'Browser.open')).toMatchObject([{ url }]);
  });
});

describe('the button for going back', () => {
  it('goes back, goes home from a link, leaves from the home', async () => {
    // As the account's panel: in the page, and closed.
    document.body.innerHTML = '<div role="dialog" popover="auto"></div>';
    const first = await follow();
    first.native.tell('App.backButton');
    expect(first.goBack).toHaveBeenCalledOnce();
    const linked = await follow(fakeNative(), { behind: 0 });
    linked.native.tell('App.backButton');
    expect(linked.goTo).toHaveBeenCalledWith('/home/');
    const home = await follow(fakeNative(), { at: '/home/marketplace/customer' });
    home.native.tell('App.backButton');
    expect(askedOf(home.native, 'App.minimizeApp')).toHaveLength(1);
  });

  it('closes a window first, as its own key does, and never the wall', async () => {
    const { native, goBack } = await follow();
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const pressed = vi.fn();
    dialog.addEventListener('keydown', ({ key }) => pressed(key));
    document.body.append(dialog);
    native.tell('App.backButton');
    expect(pressed).toHaveBeenCalledWith('Escape');
    dialog.dataset.wall = '';
    native.tell('App.backButton');
    expect(pressed).toHaveBeenCalledOnce();
    expect(askedOf(native, 'App.minimizeApp')).toHaveLength(1);
    expect(goBack).not.toHaveBeenCalled();
  });
});

describe('a gateway’s page', () => {
  it('stands over the app, which goes on at the order when it is closed', async () => {
    const { native, platform, goTo } = await follow();
    const back = '/home/purchase/order/finalizing-payment?order=MZ-1';
    platform.openPage('https://checkout.wompi.co/p/1', back);
    expect(askedOf(native, 'Browser.open')).toEqual([
      { url: 'https://checkout.wompi.co/p/1', presentationStyle: 'fullscreen' },
    ]);
    const shown = vi.fn();
    window.addEventListener('pageshow', shown, { once: true });
    // Where the queries listen that ask how the payment went.
    window.addEventListener('visibilitychange', shown, { once: true });
    native.tell('Browser.browserFinished');
    expect(goTo).toHaveBeenCalledWith(back);
    expect(shown).toHaveBeenCalledTimes(2);
    native.tell('Browser.browserFinished');
    expect(goTo).toHaveBeenCalledOnce();
  });

  it('gives way when its own link leads back into the app', async () => {
    const { native, platform, goTo } = await follow();
    platform.openPage('https://checkout.wompi.co/p/1', '/home/cart');
    const path = '/home/purchase/order/finalizing-payment?order=MZ-1&id=9';
    native.tell('App.appUrlOpen', { url: `${apiOrigin}${path}` });
    expect(goTo).toHaveBeenCalledWith(path);
    expect(askedOf(native, 'Browser.close')).toHaveLength(1);
    native.tell('Browser.browserFinished');
    expect(goTo).toHaveBeenCalledOnce();
  });

  it('the desk opens in the browser too', async () => {
    const { native, platform } = await follow();
    platform.openPage('/desk');
    expect(askedOf(native, 'Browser.open')).toMatchObject([{ url: `${apiOrigin}/desk` }]);
  });
});

it('the app’s icon counts the cart, and is empty with it', async () => {
  const { native, tellUnits } = await follow();
  tellUnits(12);
  tellUnits(0);
  const told = native.asked.filter(([name]) => name.startsWith('Badge.'));
  expect(told).toEqual([
    ['Badge.set', { count: 12 }],
    ['Badge.clear', {}],
  ]);
});

it('the page makes room for the keyboard, and hears of the line', async () => {
  const { native } = await follow();
  const heard: string[] = [];
  for (const name of ['online', 'offline']) {
    window.addEventListener(name, () => heard.push(name), { once: true });
  }
  native.tell('Keyboard.keyboardWillShow', { keyboardHeight: 300 });
  expect(document.documentElement.dataset.keyboard).toBe('');
  native.tell('Keyboard.keyboardWillHide');
  expect(document.documentElement.dataset.keyboard).toBeUndefined();
  native.tell('Network.networkStatusChange', { connected: false });
  native.tell('Network.networkStatusChange', { connected: true });
  native.tell('Network.networkStatusChange', null);
  expect(heard).toEqual(['offline', 'online']);
});
