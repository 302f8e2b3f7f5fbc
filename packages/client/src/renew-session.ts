import { guestSession, refreshToken } from '@matiz/contracts/identity.ts';
import { createRequest, type Transport } from './request.ts';
import { keepTokens, type TokenStore } from './token-store.ts';

const lock = 'matiz:session';
const renewedAt = 'matiz:renewed-at';

export interface DeviceStorage {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

export interface SessionRenewal {
  readonly transport: Transport;
  /** What survives the tab and is seen by all of them. */
  readonly device: DeviceStorage;
  readonly tokens: TokenStore | null;
  /** The old session is gone and a guest's has taken its place. */
  readonly onLost: () => unknown;
}

/**
 * Makes the function that gets a new session after a 401 (§4): with the refresh token, once for
 * all tabs, else a guest's. Web Locks let one tab rotate the token while the others wait; a request
 * that was sent before another tab's renewal is simply sent again.
 */
export function createSessionRenewal(parts: SessionRenewal): (sentAt: number) => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return (sentAt) => {
    running ??= holdLock(() => renew(parts, sentAt)).finally(() => {
      running = null;
    });
    return running;
  };
}

async function renew({ transport, device, tokens, onLost }: SessionRenewal, sentAt: number) {
  if (Number(device.read(renewedAt)) > sentAt) return true;
  const request = createRequest({ transport, context: () => ({}) });
  // A shell's first write: there is nothing to refresh, and nobody's session to lose.
  if (tokens?.read() === null) {
    keepTokens(tokens, await request(guestSession, { body: {} }));
    return true;
  }
  try {
    keepTokens(tokens, await request(refreshToken, {}));
  } catch (error) {
    if (!isRefused(error)) throw error;
    keepTokens(tokens, await request(guestSession, { body: {} }));
    onLost();
  }
  device.write(renewedAt, String(Date.now()));
  return true;
}

/** The server said no, as against: it could not be reached. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}

function holdLock(task: () => Promise<boolean>): Promise<boolean> {
  if (typeof navigator === 'undefined' || !navigator.locks) return task();
  return navigator.locks.request(lock, task);
}
