import type { Request } from '@matiz/client/request.ts';
import { readBrowserKey, registerBrowser } from '@matiz/contracts/push.ts';
import { newId } from '#lib/new-id.ts';
import type { PhonePush } from '#platform/phone.ts';
import type { Platform } from '#platform/platform.ts';

export interface BrowserPushParts {
  readonly page: Window & typeof globalThis;
  readonly device: Platform['device'];
  readonly request: Request;
  readonly now: () => number;
}

export interface BrowserPush extends PhonePush {
  /** Tells the server where this browser is reached, once its person let it: at most once a day. */
  register(userId: string): Promise<void>;
}

/** What the server knows of this browser, and under which name. Both go with the person. */
const toldKey = 'matiz:push-told';
const deviceKey = 'matiz:push-device';
const dayMs = 24 * 60 * 60_000;

/** The person answered the browser: the one who follows it looks again. */
export const browserAsked = 'matiz:browser-asked';

/**
 * Being told by the browser, also while no page of the shop is open. An iPhone does so for the
 * installed page alone; where a browser cannot, there is nothing to ask for.
 */
export function createBrowserPush({ page, device, request, now }: BrowserPushParts): BrowserPush {
  const { navigator } = page;
  const isAble = 'PushManager' in page && 'Notification' in page && 'serviceWorker' in navigator;

  const readKey = async () => (await request(readBrowserKey, { query: {} })).publicKey;

  async function state(): ReturnType<PhonePush['state']> {
    if (!isAble) return 'unavailable';
    const { permission } = page.Notification;
    if (permission === 'denied') return 'denied';
    // A first visit registers it once the page has settled; where none comes, nothing is asked.
    await navigator.serviceWorker.ready;
    if ((await readKey()) === null) return 'unavailable';
    return permission === 'granted' ? 'granted' : 'prompt';
  }

  async function register(userId: string): Promise<void> {
    if (!isAble || page.Notification.permission !== 'granted') return;
    const worker = await navigator.serviceWorker.ready;
    const tellingOf = ({ endpoint }: PushSubscription) =>
      `${userId} ${Math.floor(now() / dayMs)} ${endpoint}`;
    const before = await worker.pushManager.getSubscription();
    if (before && device.read(toldKey) === tellingOf(before)) return;
    const key = await readKey();
    if (key === null) return;
    const subscription = await subscribe(worker.pushManager, before, key);
    const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
    const deviceId = device.read(deviceKey) ?? newId();
    device.write(deviceKey, deviceId);
    const { endpoint } = subscription;
    await request(registerBrowser, { body: { deviceId, endpoint, keys: { p256dh, auth } } });
    device.write(toldKey, tellingOf(subscription));
  }

  return {
    state,
    async ask() {
      await page.Notification.requestPermission();
      page.dispatchEvent(new Event(browserAsked));
    },
    register,
  };
}

/** With another key of the shop an address of before takes nothing more. */
async function subscribe(
  manager: PushManager,
  before: PushSubscription | null,
  key: string,
): Promise<PushSubscription> {
  const given = before?.options.applicationServerKey;
  if (before && given && writeKey(given) === key) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function writeKey(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}
