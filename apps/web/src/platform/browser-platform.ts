import type { Platform, PlatformName, Storage } from './platform.ts';
import { openTabChannel } from './tab-channel.ts';

/**
 * The platform as the page says: a shell writes `<meta name="matiz:shell" content="android 1.2.0">`
 * and `<meta name="matiz:api" content="https://…">` into its copy of index.html.
 */
export function readBrowserPlatform(page: Document): Platform {
  const [name, version] = (readMeta(page, 'matiz:shell') ?? '').split(' ');
  const apiOrigin = readMeta(page, 'matiz:api') ?? '';
  const isNative = isShellName(name);
  const device = storageOf(() => window.localStorage);
  return {
    name: isNative ? name : 'web',
    isServer: false,
    isNative,
    version: version || null,
    apiOrigin,
    tab: storageOf(() => window.sessionStorage),
    device,
    secrets: device,
    phone: null,
    tabs: openTabChannel(),
    // A shell hands an address that is not its own to the system's browser.
    openPage: (address) => window.location.assign(address),
    forgetPerson() {
      // Named before the one who took a route along is forgotten (lib/offline/route-owner.ts).
      const databases = ['matiz', `matiz-route ${device.read('matiz:route')}`];
      forgetIn(() => window.sessionStorage);
      forgetIn(() => window.localStorage);
      // What was kept for a time without a connection (lib/offline), and the pictures of it.
      for (const name of databases) window.indexedDB?.deleteDatabase(name);
      void window.caches?.delete('matiz-pictures');
      // Nothing more is told here, and what was shown goes (worker/worker.ts).
      window.navigator.serviceWorker?.controller?.postMessage('forget');
    },
  };
}

const ours = 'matiz:';
/** What is of the visit or of the device, not of a person. */
const nobodys = [
  'reference',
  'changes-wait',
  'campaign',
  'renewed-at',
  'tokens',
  'device',
  'userLoginPreviously',
  'welcome',
  'onboarding',
  'promotion',
  'announcements',
].map((name) => `${ours}${name}`);

function forgetIn(open: () => globalThis.Storage): void {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) {
      if (key.startsWith(ours) && !nobodys.includes(key)) storage.removeItem(key);
    }
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

function isShellName(name: string | undefined): name is Exclude<PlatformName, 'web'> {
  return name === 'ios' || name === 'android' || name === 'other';
}

function readMeta(page: Document, name: string): string | null {
  return page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
}

/** Private windows and full disks refuse storage; the page works on without it. */
function storageOf(open: () => globalThis.Storage): Storage {
  return {
    read(key) {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        if (value === null) open().removeItem(key);
        else open().setItem(key, value);
      } catch {
        // Nothing to be done, and nothing depends on it.
      }
    },
  };
}
