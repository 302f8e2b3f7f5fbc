import type { Page } from '@playwright/test';

/**
 * A native side as Capacitor puts one into every page of a shell, before the page's own scripts. It
 * keeps what it is asked for, its safe outlives the page, and it tells what the journey makes it tell.
 */
export async function giveNativeSide(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const names =
      'App Badge Browser CapacitorBarcodeScanner Device Filesystem FirebaseMessaging Haptics Keyboard Network SecureStorage Share SplashScreen';
    const asked: [string, Record<string, unknown>][] = [];
    const listeners: Record<string, (data: unknown) => void> = {};
    // Of the phone, not of the page: the shop must not find it where it looks.
    const safe = (): Record<string, string> =>
      JSON.parse(localStorage.getItem('the-phone') ?? '{}');
    const keep = (kept: Record<string, string>) =>
      localStorage.setItem('the-phone', JSON.stringify(kept));
    const says: Record<string, (options: Record<string, string>) => unknown> = {
      'SecureStorage.internalGetItem': ({ prefixedKey = '' }) => ({
        data: safe()[prefixedKey] ?? null,
      }),
      'SecureStorage.internalSetItem': ({ prefixedKey = '', data = '' }) =>
        keep({ ...safe(), [prefixedKey]: data }),
      'SecureStorage.internalRemoveItem': ({ prefixedKey = '' }) => {
        const { [prefixedKey]: _, ...rest } = safe();
        keep(rest);
      },
      'App.getLaunchUrl': () => ({ url: localStorage.getItem('the-link') ?? undefined }),
      'CapacitorBarcodeScanner.scanBarcode': () => ({
        ScanResult: localStorage.getItem('the-code') ?? '',
      }),
      'FirebaseMessaging.checkPermissions': () => ({
        receive: localStorage.getItem('the-leave') ?? 'prompt',
      }),
      'FirebaseMessaging.requestPermissions': () => localStorage.setItem('the-leave', 'granted'),
      'FirebaseMessaging.getToken': () => ({ token: 'fcm-of-this-phone-1' }),
      'Device.getId': () => ({ identifier: 'the-phone-of-ana' }),
      'Filesystem.writeFile': ({ path = '' }) => ({ uri: `file:///cache/${path}` }),
    };
    Object.assign(window, {
      nativeSide: {
        asked,
        tell: (name: string, data: unknown) => listeners[name]?.(data),
        hears: (name: string) => name in listeners,
      },
      Capacitor: {
        PluginHeaders: names.split(' ').map((name) => ({ name })),
        async nativePromise(plugin: string, method: string, options: Record<string, string>) {
          asked.push([`${plugin}.${method}`, options]);
          return says[`${plugin}.${method}`]?.(options);
        },
        nativeCallback(
          plugin: string,
          _method: string,
          { eventName }: { eventName: string },
          onEvent: (data: unknown) => void,
        ) {
          listeners[`${plugin}.${eventName}`] = onEvent;
        },
      },
    });
  });
}

interface NativeSide {
  readonly asked: [string, Record<string, unknown>][];
  tell(name: string, data: unknown): void;
  hears(name: string): boolean;
}

/** What the native side was asked for in this page, by a part's name and call. */
export function askedFor(page: Page, name: string): Promise<Record<string, unknown>[]> {
  return page.evaluate((wanted) => {
    const { asked } = (window as unknown as { nativeSide: NativeSide }).nativeSide;
    return asked.filter(([each]) => each === wanted).map(([, options]) => options);
  }, name);
}

/** Tells the page, once it listens. */
export async function tellPage(page: Page, name: string, data: unknown = {}): Promise<void> {
  await page.waitForFunction(
    (wanted) => (window as unknown as { nativeSide: NativeSide }).nativeSide.hears(wanted),
    name,
  );
  await page.evaluate(
    ([event, told]) =>
      (window as unknown as { nativeSide: NativeSide }).nativeSide.tell(event, told),
    [name, data] as const,
  );
}
