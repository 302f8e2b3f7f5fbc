import { isTokenPair, type TokenStore } from '@matiz/client/token-store.ts';
import type { Platform } from './platform.ts';

const key = 'matiz:tokens';
const deviceKey = 'matiz:device';

/** The tokens of a shell in what its device keeps; null on the web, where cookies hold them (D-2). */
export function createTokenStore(platform: Platform): TokenStore | null {
  if (!platform.isNative) return null;
  return {
    read() {
      const kept: unknown = JSON.parse(platform.device.read(key) ?? 'null');
      return isTokenPair(kept) ? kept : null;
    },
    write(pair) {
      platform.device.write(key, pair && JSON.stringify(pair));
    },
    readDevice: () => platform.device.read(deviceKey),
    writeDevice: (token) => platform.device.write(deviceKey, token),
  };
}
