/** Which shell the application runs in, as §9 names it; `server` while a page is rendered. */
export type PlatformName = 'web' | 'ios' | 'android' | 'other';

/** What survives a navigation (`session`) or a restart (`device`). Nothing on the server. */
export interface Storage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

/** The tokens of a shell; the web keeps them in cookies that scripts cannot read (D-2). */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
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
}

const nowhere: Storage = { read: () => null, write: () => undefined };

export const serverPlatform: Platform = {
  name: 'web',
  isServer: true,
  isNative: false,
  version: null,
  apiOrigin: '',
  tab: nowhere,
  device: nowhere,
};
