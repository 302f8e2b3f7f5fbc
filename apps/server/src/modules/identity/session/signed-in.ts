import type { User } from '@matiz/contracts/identity.ts';
import type { TokenPair } from '#http/session/principal.ts';

/** Somebody whose session has just been opened. */
export interface SignedIn {
  readonly tokens: TokenPair;
  readonly user: User;
  /** What the device keeps to be known by; null: nobody entered. */
  readonly device: string | null;
}
