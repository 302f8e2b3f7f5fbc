import { afterEach, beforeEach, vi } from 'vitest';
import { followPhone } from '#platform/native/follow-phone.ts';
import { openPhone } from '#platform/native/open-phone.ts';
import { createMemoryStorage, type Platform, serverPlatform } from '#platform/platform.ts';
import { fakeNative } from './fake-native.ts';

export const apiOrigin = 'https://matiz.co';

/** A shell with a native side that is played, its storages new for each test. */
export function setUpShell() {
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

  async function start(native = fakeNative(), name: Platform['name'] = 'android') {
    Object.assign(window, { Capacitor: native.Capacitor });
    const shell: Platform = {
      ...serverPlatform,
      name,
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
  async function follow(
    native = fakeNative(),
    { at = '/home/cart', behind = 2, name = 'android' as Platform['name'] } = {},
  ) {
    const { platform } = await start(native, name);
    window.history.replaceState({ idx: behind }, '', at);
    const goTo = vi.fn();
    const goBack = vi.fn();
    const show = vi.fn((_text: string | null, _open: (() => void) | null) => undefined);
    const read = vi.fn(async (_id: string) => undefined);
    const register = vi.fn(async (_phone: object) => undefined);
    let tellCustomer: (userId: string | null) => void = () => undefined;
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
      onCustomer: (tell) => {
        tellCustomer = tell;
      },
      register,
      read,
      show,
    });
    await Promise.resolve();
    return {
      native,
      platform,
      goTo,
      goBack,
      register,
      read,
      show,
      tellUnits: (n: number) => tellUnits(n),
      tellCustomer: (userId: string | null) => tellCustomer(userId),
    };
  }

  return {
    start,
    follow,
    /** The app was taken away and is installed again. */
    reinstall: () => {
      device = createMemoryStorage();
    },
    device: () => device,
  };
}

export const askedOf = ({ asked }: ReturnType<typeof fakeNative>, name: string) =>
  asked.filter(([each]) => each === name).map(([, options]) => options);
