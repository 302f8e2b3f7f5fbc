import type { Phone } from './phone.ts';
import { noTabs, type TabChannel } from './tab-channel.ts';

/** Which shell the application runs in, as §9 names it; `server` while a page is rendered. */
export type PlatformName = 'web' | 'ios' | 'android' | 'other';

/** What survives a navigation (`session`) or a restart (`device`). Nothing on the server. */
export interface Storage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

/** The one port to the machine that the application runs on. */
export interface Platform {
  readonly name: PlatformName;
  readonly isServer: boolean;
  /** Inside an installed shell: absolute addresses, tokens in headers. */
  readonly isNative: boolean;
  /** The installed version, when known (§2 'Versión'). */
  readonly version: string | null;
  /** Where `/api` is; empty when it is this page's own origin. */
  readonly apiOrigin: string;
  readonly tab: Storage;
  readonly device: Storage;
  /** Where a shell keeps its tokens: the phone's safe, where there is one. */
  readonly secrets: Storage;
  /** What the phone can do that a browser cannot; null on the web. */
  readonly phone: Phone | null;
  /** The other tabs of the same browser. */
  readonly tabs: TabChannel;
  /**
   * Goes on to someone else's page, as a gateway's or a bank's; it leads back here by itself. In a
   * shell it stands over the app, which goes on at `backTo` when it is closed.
   */
  openPage(address: string, backTo?: string): void;
  /** Throws away all that is kept of the person who used this tab; a campaign is nobody's. */
  forgetPerson(): void;
}

const nowhere: Storage = { read: () => null, write: () => undefined };

/** Keeps for as long as the page lives: a page that is rendered, a test. */
export function createMemoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

export const serverPlatform: Platform = {
  name: 'web',
  isServer: true,
  isNative: false,
  version: null,
  apiOrigin: '',
  tab: nowhere,
  device: nowhere,
  secrets: nowhere,
  phone: null,
  tabs: noTabs,
  openPage: () => undefined,
  forgetPerson: () => undefined,
};
