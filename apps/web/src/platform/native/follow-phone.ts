import { readAppLink, readAppPath, readBrowserLink } from '@matiz/domain/shop/app-links.ts';
import type { Platform } from '../platform.ts';
import { decideBack } from './back-button.ts';
import { type Bridge, openBridge, readText } from './bridge.ts';
import { followBadge } from './follow-badge.ts';
import { followNotes, type NoteParts } from './follow-notes.ts';
import { makeNoteGroups } from './note-groups.ts';
import { backToKey } from './open-phone.ts';

export interface FollowParts extends Pick<NoteParts, 'onCustomer' | 'register' | 'read' | 'show'> {
  readonly platform: Platform;
  readonly page: Window;
  readonly goTo: (path: string) => unknown;
  readonly goBack: () => unknown;
  /** Whether an address leads to a page that there is. */
  readonly isPage: (path: string) => boolean;
  /** Tells of the cart's count, now and whenever it changes. */
  readonly onUnits: (tell: (units: number) => void) => void;
}

/** Follows what the phone tells, as soon as the page stands. */
export function followPhone(followed: FollowParts): void {
  const { platform, page, goTo, isPage, onUnits } = followed;
  const bridge = openBridge(page);
  if (bridge === null) return;

  const open = (address: string | null) => {
    const outside = address && readBrowserLink(address, platform.apiOrigin);
    if (outside) bridge.tell('Browser', 'open', { url: outside, presentationStyle: 'fullscreen' });
    const path = address && readAppLink(address, platform.apiOrigin);
    if (!path || !isPage(path)) return;
    // A gateway leads back to the shop: its page over the app has done its part.
    if (platform.tab.read(backToKey) !== null) {
      platform.tab.write(backToKey, null);
      bridge.tell('Browser', 'close');
    }
    goTo(path);
  };
  bridge.hear('App', 'appUrlOpen', (data) => open(readText(data, 'url')));
  void readLaunch(bridge, platform).then(open);
  bridge.hear('App', 'backButton', () => stepBack(bridge, followed));
  bridge.hear('Browser', 'browserFinished', () => {
    // What was left as it leaves comes alive again, and asks how the payment went.
    page.dispatchEvent(new Event('pageshow'));
    // As the browser's own it reaches the window: there the queries listen.
    page.document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const backTo = readAppPath(platform.tab.read(backToKey));
    platform.tab.write(backToKey, null);
    if (backTo !== null && isPage(backTo)) goTo(backTo);
  });
  bridge.hear('Network', 'networkStatusChange', (data) => {
    const isThere = typeof data === 'object' && data !== null && 'connected' in data;
    if (isThere) page.dispatchEvent(new Event(data.connected ? 'online' : 'offline'));
  });
  makeRoomForKeyboard(bridge, page);
  followBadge({ bridge, platform, page, onUnits });
  if (platform.name === 'android') makeNoteGroups(bridge);
  followNotes({ ...followed, bridge });
  bridge.tell('SplashScreen', 'hide');
}

/** The address that opened the app; once, since a page that loads again was not opened by it. */
async function readLaunch(bridge: Bridge, { tab }: Platform): Promise<string | null> {
  const key = 'matiz:launched';
  if (tab.read(key) !== null) return null;
  tab.write(key, '1');
  return readText(await bridge.ask('App', 'getLaunchUrl').catch(() => null), 'url');
}

/** A panel of the page stands in it all the time, and is one only while it is open. */
const windows =
  'dialog[open], :is([role=dialog], [role=alertdialog]):not([popover]), [popover]:popover-open';

function stepBack(bridge: Bridge, { page, goTo, goBack }: FollowParts): void {
  const { document, history, location } = page;
  const shown = [...document.querySelectorAll<HTMLElement>(windows)].at(-1);
  const { state } = history;
  const step = decideBack({
    pathname: location.pathname,
    pagesBehind: typeof state?.idx === 'number' ? state.idx : 0,
    hasWindow: shown !== undefined,
    isWalled: document.querySelector('[data-wall]') !== null,
  });
  if (step === 'leave-app') bridge.tell('App', 'minimizeApp');
  else if (step === 'go-back') goBack();
  else if (step === 'go-home') goTo('/home/');
  else if (shown) closeWindow(shown);
}

/** As its own key would: the one who opened the window hears of it. */
function closeWindow(shown: HTMLElement): void {
  if (shown.matches('[popover]')) {
    shown.hidePopover();
    return;
  }
  const { activeElement } = shown.ownerDocument;
  const from = shown.contains(activeElement) ? activeElement : shown;

  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const isTaken = !(from ?? shown).dispatchEvent(press);
  if (!isTaken && shown instanceof HTMLDialogElement && shown.open) {
    if (shown.dispatchEvent(new Event('cancel', { cancelable: true }))) shown.close();
  }
}

/** The page's lower bar would stand on the keyboard; and what is typed into must be seen. */
function makeRoomForKeyboard(bridge: Bridge, page: Window): void {
  const { documentElement } = page.document;
  bridge.hear('Keyboard', 'keyboardWillShow', () => {
    documentElement.dataset.keyboard = '';
  });
  bridge.hear('Keyboard', 'keyboardDidShow', () => {
    page.document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  bridge.hear('Keyboard', 'keyboardWillHide', () => {
    delete documentElement.dataset.keyboard;
  });
}
