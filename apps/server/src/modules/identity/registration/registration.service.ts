import { createRemoval } from '../removal/removal.ts';
import { createRegister } from './registration.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { createEmailConfirmation } from './registration-email.ts';
import { createRegistrationProgress } from './registration-progress.ts';
import { createRegistrationReview } from './registration-review.ts';
import { createVouching } from './registration-vouch.ts';
import { findTradeTypes } from './trade-types.store.ts';

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** How an account comes to be, is approved, and ends (§2, §7 Authentication). */
export function createRegistrationService(deps: RegistrationDeps) {
  return {
    ...createRegister(deps),
    ...createRegistrationProgress(deps),
    ...createRegistrationReview(deps),
    ...createEmailConfirmation(deps),
    ...createRemoval(deps),
    ...createVouching(deps),
    listTradeTypes: () => findTradeTypes(deps.sql.reader),
  };
}
