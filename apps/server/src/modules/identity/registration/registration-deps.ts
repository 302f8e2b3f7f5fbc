import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { Messages } from '#adapters/messages/messages.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import type { Publish } from '#jobs/subscribers.ts';
import type { Background } from '#lib/background.ts';
import type { SealedTexts } from '#lib/sealed-text.ts';
import type { AccountLinks } from '../account/account-link.ts';
import type { Guesses } from '../limits/guesses.ts';
import type { Devices } from '../login/devices.ts';
import type { PasswordHasher } from '../login/password-hasher.ts';
import type { PhoneCodes } from '../phone/phone-code.ts';
import type { Principals } from '../session/principals.ts';
import type { SessionKeeper } from '../session/sessions.ts';

/**
 * What identity asks of delivery, which stands above it: runs `work`, which may change the city that
 * a session buys for, in a transaction, and takes the open cart along.
 */
export type ChangeLocation = <T, Fault>(
  principal: Pick<Principal, 'sessionId'>,
  work: (tx: Sql) => Promise<Result<T, Fault>>,
) => Promise<Result<T, Fault>>;

export interface RegistrationDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Secure; from 0 up to, not including, 1. */
  readonly random: () => number;
  readonly hasher: PasswordHasher;
  readonly keeper: SessionKeeper;
  readonly principals: Principals;
  readonly codes: PhoneCodes;
  readonly links: AccountLinks;
  readonly devices: Devices;
  readonly guesses: Guesses;
  readonly messages: Messages;
  readonly sealed: SealedTexts;
  readonly background: Background;
  readonly publish: Publish;
  readonly changeLocation: ChangeLocation;
  /** Where people reach the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether every registration waits for staff. */
  readonly reviewsRegistrations: boolean;
}
