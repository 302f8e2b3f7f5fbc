import { createHmac, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

const issuer = 'matiz device';
const lifeSeconds = 400 * 24 * 60 * 60;
/** Names that a device knows: of several people at one counter, each by e-mail and phone. */
const mostNames = 12;

/** A device on which someone entered before. */
export interface Device {
  readonly id: string;
  /** Sealed. */
  readonly names: readonly string[];
  /** Whether someone entered on it with this name: `email:…` or `phone:…`. */
  knows(name: string): boolean;
}

export interface Devices {
  /** Null: no device that we signed, or one that has not been used for more than a year. */
  read(token: string | null, now: Date): Promise<Device | null>;
  /** The token that a device keeps from now on, after someone entered who has these names. */
  remember(device: Device | null, names: readonly string[], now: Date): Promise<string>;
}

/**
 * Signed tokens that say who entered on a device, so that limits may tell it from strangers'. They
 * open nothing, need no row, and hold names that only the server's secret recognises.
 */
export function createDevices(secret: string, newId: () => string): Devices {
  const keyOf = (use: string) => new Uint8Array(hkdfSync('sha256', secret, '', use, 32));
  const signing = keyOf('matiz device token');
  const naming = keyOf('matiz device name');
  const seal = (name: string) =>
    createHmac('sha256', naming).update(name).digest('base64url').slice(0, 22);

  return {
    async read(token, now) {
      if (token === null) return null;
      try {
        const options = {
          algorithms: ['HS256'],
          issuer,
          currentDate: now,
          requiredClaims: ['exp'],
        };
        const { payload } = await jwtVerify(token, signing, options);
        const { jti, names } = payload;
        if (typeof jti !== 'string' || !areTexts(names)) return null;
        return { id: jti, names, knows: (name) => names.includes(seal(name)) };
      } catch {
        return null;
      }
    },

    remember(device, names, now) {
      const all = new Set([...names.map(seal), ...(device?.names ?? [])]);
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ names: [...all].slice(0, mostNames) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setJti(device?.id ?? newId())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(signing);
    },
  };
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
