import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Messages } from '../../adapters/messages/messages.ts';
import type { Background } from '../../background.ts';
import type { Sql } from '../../db/pool.ts';
import type { AccountLinks } from './account-link.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { PhoneCodes } from './phone-code.ts';
import type { Principals } from './principals.ts';
import type { SessionKeeper } from './sessions.ts';

export interface RegistrationDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly hasher: PasswordHasher;
  readonly keeper: SessionKeeper;
  readonly principals: Principals;
  readonly codes: PhoneCodes;
  readonly links: AccountLinks;
  readonly messages: Messages;
  readonly background: Background;
  /** Where people reach the product, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether every registration waits for staff. */
  readonly reviewsRegistrations: boolean;
}
