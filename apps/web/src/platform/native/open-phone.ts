import { readAppLink } from '@matiz/domain/shop/app-links.ts';
import { phoneAbilityCopy } from '#copy/app/phone-abilities.ts';
import type { Phone, PhonePush } from '../phone.ts';
import type { Platform } from '../platform.ts';
import { createTokenStore } from '../token-store.ts';
import { type Bridge, openBridge, readText } from './bridge.ts';
import { openSafe } from './safe.ts';

/** All kinds of codes, and the camera at the back. */
const scan = { hint: 17, cameraDirection: 1, scanOrientation: 3, scanButton: false };
const scanWords = {
  scanInstructions: phoneAbilityCopy.aim,
  scanText: ' ',
  cancelButtonAccessibilityLabel: phoneAbilityCopy.leave,
  torchButtonOnAccessibilityLabel: phoneAbilityCopy.lightOff,
  torchButtonOffAccessibilityLabel: phoneAbilityCopy.lightOn,
};
const longestMs = 30_000;

/**
 * The platform inside an installed shell: tokens in the phone's safe, a gateway's page in a browser
 * over the app, and what the phone can do. Without a native side it stays the browser's.
 */
export async function openPhone(platform: Platform, page: Window): Promise<Platform> {
  const bridge = openBridge(page);
  if (bridge === null) return platform;
  const secrets = bridge.has('SecureStorage')
    ? await openSafe(bridge, platform.device)
    : platform.secrets;
  return {
    ...platform,
    secrets,
    phone: createPhone(bridge, { ...platform, secrets }),
    openPage: (address, backTo) => openPage(address, backTo, { bridge, platform, page }),
    forgetPerson() {
      platform.forgetPerson();
      // What hangs over the locked screen is of the person who leaves.
      bridge.tell('FirebaseMessaging', 'removeAllDeliveredNotifications');
    },
  };
}

function createPhone(bridge: Bridge, platform: Platform): Phone {
  // Closing the sheet is an answer, not a failure.
  const share = (options: object) =>
    bridge.ask('Share', 'share', { dialogTitle: phoneAbilityCopy.share, ...options }).then(
      () => undefined,
      () => undefined,
    );
  return {
    share,
    async shareFile({ path, name, title }) {
      const data = await readFile(`${platform.apiOrigin}/api${path}`, platform);
      const where = { path: name, data, directory: 'CACHE', recursive: true };
      const uri = readText(await bridge.ask('Filesystem', 'writeFile', where), 'uri');
      if (uri === null) throw new Error('The phone kept no file');
      await share({ title, files: [uri] });
    },
    scanCode: bridge.has('CapacitorBarcodeScanner')
      ? async () => {
          const options = { ...scan, ...scanWords };
          const answer = await bridge
            .ask('CapacitorBarcodeScanner', 'scanBarcode', options)
            .catch(() => null);
          return readText(answer, 'ScanResult')?.trim() ?? null;
        }
      : null,
    push: bridge.has('FirebaseMessaging') ? createPush(bridge) : null,
    tick: () => bridge.tell('Haptics', 'impact', { style: 'LIGHT' }),
  };
}

/** With the session's token, which a link cannot carry. In base 64, as files pass the bridge. */
async function readFile(
  address: string,
  platform: Pick<Platform, 'isNative' | 'secrets'>,
): Promise<string> {
  const pair = createTokenStore(platform)?.read();
  const reply = await fetch(address, {
    credentials: 'omit',
    headers: pair ? { token: pair.token } : {},
    signal: AbortSignal.timeout(longestMs),
  });
  if (!reply.ok) throw new Error(`${reply.status}`);
  const bytes = new Uint8Array(await reply.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function createPush(bridge: Bridge): PhonePush {
  return {
    async state() {
      const answer = await bridge.ask('FirebaseMessaging', 'checkPermissions').catch(() => null);
      const said = readText(answer, 'receive');
      return said === 'granted' || said === 'denied' ? said : 'prompt';
    },
    async ask() {
      await bridge.ask('FirebaseMessaging', 'requestPermissions').catch(() => undefined);
      window.dispatchEvent(new Event(pushAsked));
    },
  };
}

/** The person answered the system: the one who follows the phone looks again. */
export const pushAsked = 'matiz:push-asked';

interface Opening {
  readonly bridge: Bridge;
  readonly platform: Platform;
  readonly page: Window;
}

/** Who pays does so in a browser over the app, where no bridge is at hand; closing it leads back. */
function openPage(
  address: string,
  backTo: string | undefined,
  { bridge, platform, page }: Opening,
): void {
  const url = new URL(address, platform.apiOrigin);
  // A page of the shop stands in the app itself; the desk, or a gateway that is practised on, does not.
  const own = readAppLink(url.href, platform.apiOrigin);
  if (own !== null) {
    page.location.assign(own);
    return;
  }
  if (backTo) platform.tab.write(backToKey, backTo);
  bridge.tell('Browser', 'open', { url: url.href, presentationStyle: 'fullscreen' });
}

/** Where the app goes on once the browser over it was closed. */
export const backToKey = 'matiz:back-to';
