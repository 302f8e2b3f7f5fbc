import type { Platform, TokenPair } from './platform.ts';

const KEY = 'matiz:tokens';

/** Where a shell keeps its tokens; null on the web, where cookies hold them (D-2). */
export interface TokenStore {
  read(): TokenPair | null;
  write(pair: TokenPair | null): void;
}

export function createTokenStore(platform: Platform): TokenStore | null {
  if (!platform.isNative) return null;
  return {
    read() {
      const kept: unknown = JSON.parse(platform.device.read(KEY) ?? 'null');
      return isPair(kept) ? kept : null;
    },
    write(pair) {
      platform.device.write(KEY, pair && JSON.stringify(pair));
    },
  };
}

/** Keeps the tokens that a reply brings; on the web it brings none, they are in cookies. */
export function keepTokens(store: TokenStore | null, reply: unknown): void {
  if (store && isPair(reply)) store.write({ token: reply.token, refreshToken: reply.refreshToken });
}

function isPair(value: unknown): value is TokenPair {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    'refreshToken' in value &&
    typeof value.refreshToken === 'string'
  );
}
