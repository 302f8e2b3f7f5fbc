import type { User } from '@matiz/contracts/identity.ts';
import type { SessionTokens } from '#http/session/principal.ts';

/** Someone whose session has just been opened. */
export interface SignedIn {
  readonly tokens: SessionTokens;
  readonly user: User;
  /** What the device keeps to be known by; null: nobody entered. */
  readonly device: string | null;
}
