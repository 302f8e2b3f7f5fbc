import { readAppPath } from '@matiz/domain/shop/app-links.ts';
import type { Platform } from '../platform.ts';
import { type Bridge, readText } from './bridge.ts';
import { pushAsked } from './open-phone.ts';

export interface NoteParts {
  readonly bridge: Bridge;
  readonly platform: Platform;
  readonly page: Window;
  readonly goTo: (path: string) => unknown;
  readonly isPage: (path: string) => boolean;
  /** The customer who is logged in, now and whenever it is another; null: nobody, or a seller. */
  readonly onCustomer: (tell: (userId: string | null) => void) => void;
  readonly register: (phone: PhoneOfCustomer) => Promise<unknown>;
  /** Marks a note as read. */
  readonly read: (id: string) => Promise<unknown>;
  /** A note came while the app is open; `text` null: the system shows it itself. */
  readonly show: (text: string | null, open: (() => void) | null) => void;
}

export interface PhoneOfCustomer {
  readonly userId: string;
  readonly deviceId: string;
  readonly token: string;
}

/**
 * Tells the server where a customer is reached, once they let the system tell them: at each start,
 * after each login and when the token changes. A pressed note opens its page, where it is one of ours.
 */
export function followNotes(parts: NoteParts): void {
  const { bridge, platform, page, goTo, isPage, onCustomer, register, read, show } = parts;
  const push = platform.phone?.push;
  if (!push) return;
  let userId: string | null = null;
  let told = '';

  async function tell(token: string | null): Promise<void> {
    if (userId === null || token === null) return;
    const deviceId = readText(await bridge.ask('Device', 'getId'), 'identifier');
    const phone = `${userId} ${deviceId} ${token}`;
    if (deviceId === null || told === phone) return;
    told = phone;
    await register({ userId, deviceId, token }).catch(() => {
      // Said again at the next start, login or token.
      told = '';
    });
  }
  async function look(): Promise<void> {
    if (userId === null || (await push?.state()) !== 'granted') return;
    await tell(readText(await bridge.ask('FirebaseMessaging', 'getToken'), 'token'));
  }
  const lookQuietly = () => void look().catch(() => undefined);

  onCustomer((next) => {
    userId = next;
    if (next === null) told = '';
    lookQuietly();
  });
  page.addEventListener(pushAsked, lookQuietly);
  bridge.hear('FirebaseMessaging', 'tokenReceived', (data) => {
    void tell(readText(data, 'token')).catch(() => undefined);
  });
  /** Null: it leads nowhere that the app opens. */
  function openerOf(notification: unknown): (() => void) | null {
    const note = readPart(notification, 'data');
    const path = readAppPath(readText(note, 'path'));
    const id = readText(note, 'id');
    if (path === null || !isPage(path)) return null;
    return () => {
      goTo(path);
      if (id !== null) void read(id).catch(() => undefined);
    };
  }
  bridge.hear('FirebaseMessaging', 'notificationActionPerformed', (data) => {
    openerOf(readPart(data, 'notification'))?.();
  });
  bridge.hear('FirebaseMessaging', 'notificationReceived', (data) => {
    if (userId === null) return;
    const note = readPart(data, 'notification');
    // An iPhone shows it over the open app (`presentationOptions`); an Android shows nothing then.
    const title = platform.name === 'android' ? readText(note, 'title') : null;
    show(title?.slice(0, 200) ?? null, openerOf(note));
  });
}

function readPart(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value
    ? (value as Record<string, unknown>)[key]
    : null;
}
