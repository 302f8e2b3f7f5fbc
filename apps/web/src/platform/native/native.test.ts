// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNative } from '#testing/fake-native.ts';
import { createMemoryStorage, type Platform, serverPlatform } from '../platform.ts';
import { createTokenStore } from '../token-store.ts';
import { followPhone } from './follow-phone.ts';
import { openPhone } from './open-phone.ts';

const apiOrigin = 'https://matiz.co';
const pair = { token: 'acceso', refreshToken: 'renueva' };
let device: Platform['device'];
let tab: Platform['tab'];
beforeEach(() => {
  device = createMemoryStorage();
  tab = createMemoryStorage();
});
afterEach(() => {
  Object.assign(window, { Capacitor: undefined });
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

async function start(native = fakeNative()) {
  Object.assign(window, { Capacitor: native.Capacitor });
  const shell: Platform = {
    ...serverPlatform,
    name: 'android',
    isServer: false,
    isNative: true,
    apiOrigin,
    device,
    tab,
    secrets: device,
  };
  const platform = await openPhone(shell, window);
  return { native, platform };
}
const askedOf = ({ asked }: ReturnType<typeof fakeNative>, name: string) =>
  asked.filter(([each]) => each === name).map(([, options]) => options);

describe('the phone’s safe', () => {
  it('keeps the tokens over a restart, and nowhere else', async () => {
    const { native, platform } = await start();
    createTokenStore(platform)?.write(pair);
    expect(createTokenStore(platform)?.read()).toEqual(pair);
    await vi.waitFor(() => expect(native.safe.get('matiz:tokens')).toBe(JSON.stringify(pair)));
    expect(device.read('matiz:tokens')).toBeNull();
    const again = await start(native);
    expect(createTokenStore(again.platform)?.read()).toEqual(pair);
    expect(askedOf(native, 'SecureStorage.internalSetItem')[0]).toMatchObject({ access: 1 });
  });

  it('is emptied by a logout, and what an installation before left is nobody’s', async () => {
    const { native, platform } = await start();
    createTokenStore(platform)?.write(pair);
    createTokenStore(platform)?.write(null);
    const after = await start(native);
    expect(createTokenStore(after.platform)?.read()).toBeNull();
    native.safe.set('matiz:tokens', JSON.stringify(pair));
    device = createMemoryStorage();
    const fresh = await start(native);
    expect(createTokenStore(fresh.platform)?.read()).toBeNull();
    await vi.waitFor(() => expect(native.safe.size).toBe(0));
  });

  it('nobody is logged in where it fails, and the app starts', async () => {
    device.write('shell:installed', '1');
    const broken = fakeNative();
    broken.Capacitor.nativePromise = () => Promise.reject(new Error('osError'));
    const { platform } = await start(broken);
    expect(createTokenStore(platform)?.read()).toBeNull();
    createTokenStore(platform)?.write(pair);
    expect(createTokenStore(platform)?.read()).toEqual(pair);
  });

  it('a page without a native side stays the browser’s', async () => {
    const broken = fakeNative();
    Object.assign(broken, { Capacitor: { nativePromise: 'no' } });
    const { platform } = await start(broken);
    expect(platform.phone).toBeNull();
  });
});

async function follow(native = fakeNative(), at = '/home/cart', behind = 2) {
  const { platform } = await start(native);
  window.history.replaceState({ idx: behind }, '', at);
  const goTo = vi.fn();
  const goBack = vi.fn();
  let tellUnits: (units: number) => void = () => undefined;
  followPhone({
    platform,
    page: window,
    goTo,
    goBack,
    isPage: (path) => !path.includes('no-such-page'),
    onUnits: (tell) => {
      tellUnits = tell;
    },
  });
  await Promise.resolve();
  return { native, platform, goTo, goBack, tellUnits: (n: number) => tellUnits(n) };
}

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
});

describe('the button for going back', () => {
  it('goes back, goes home from a link, leaves from the home', async () => {
    // As the account's panel: in the page, and closed.
    document.body.innerHTML = '<div role="dialog" popover="auto"></div>';
    const first = await follow();
    first.native.tell('App.backButton');
    expect(first.goBack).toHaveBeenCalledOnce();
    const linked = await follow(fakeNative(), '/home/cart', 0);
    linked.native.tell('App.backButton');
    expect(linked.goTo).toHaveBeenCalledWith('/home/');
    const home = await follow(fakeNative(), '/home/marketplace/customer');
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
    native.tell('Browser.browserFinished');
    expect(goTo).toHaveBeenCalledWith(back);
    expect(shown).toHaveBeenCalledOnce();
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

describe('what the phone does', () => {
  it('reads a code, and answers nothing where the person went back', async () => {
    const code = { ScanResult: ' WEL-KO-7.1 ' };
    const { platform } = await start(fakeNative({ 'CapacitorBarcodeScanner.scanBarcode': code }));
    expect(await platform.phone?.scanCode?.()).toBe('WEL-KO-7.1');
    const gone = new Error('cancelled');
    const left = await start(fakeNative({ 'CapacitorBarcodeScanner.scanBarcode': gone }));
    expect(await left.platform.phone?.scanCode?.()).toBeNull();
  });

  it('gets a file with the session’s token, keeps it and offers it', async () => {
    const native = fakeNative({ 'Filesystem.writeFile': { uri: 'file:///cache/a.pdf' } });
    const { platform } = await start(native);
    createTokenStore(platform)?.write(pair);
    const get = vi.fn(async () => new Response(new Uint8Array([80, 68, 70])));
    vi.stubGlobal('fetch', get);
    const file = { path: '/order/pdf?orderCode=1', name: 'a.pdf', title: 'Pedido 1' };
    await platform.phone?.shareFile(file);
    expect(get).toHaveBeenCalledWith(
      `${apiOrigin}/api/order/pdf?orderCode=1`,
      expect.objectContaining({ credentials: 'omit', headers: { token: 'acceso' } }),
    );
    expect(askedOf(native, 'Filesystem.writeFile')).toMatchObject([
      { path: 'a.pdf', data: 'UERG', directory: 'CACHE' },
    ]);
    expect(askedOf(native, 'Share.share')).toMatchObject([{ files: ['file:///cache/a.pdf'] }]);
    get.mockResolvedValueOnce(new Response(null, { status: 404 }));
    await expect(platform.phone?.shareFile(file)).rejects.toThrow();
    vi.unstubAllGlobals();
  });

  it('closing the sheet for sharing is no failure', async () => {
    const { platform } = await start(fakeNative({ 'Share.share': new Error('canceled') }));
    await expect(platform.phone?.share({ title: 'a', url: 'https://a' })).resolves.toBeUndefined();
  });
});
