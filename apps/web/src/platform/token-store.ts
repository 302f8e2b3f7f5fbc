import { isTokenPair, type TokenStore } from '@matiz/client/token-store.ts';
import type { Platform } from './platform.ts';

const key = 'matiz:tokens';
const deviceKey = 'matiz:device';

/** The tokens of a shell in the safe of its phone; null on the web, where cookies hold them (D-2). */
export function createTokenStore({
  isNative,
  secrets,
}: Pick<Platform, 'isNative' | 'secrets'>): TokenStore | null {
  if (!isNative) return null;
  return {
    read() {
      const kept: unknown = JSON.parse(secrets.read(key) ?? 'null');
      return isTokenPair(kept) ? kept : null;
    },
    write(pair) {
      secrets.write(key, pair && JSON.stringify(pair));
    },
    readDevice: () => secrets.read(deviceKey),
    writeDevice: (token) => secrets.write(deviceKey, token),
  };
}
