import { createRemoval } from '../removal/removal.ts';
import { findTradeTypes } from '../trade-types/trade-types.store.ts';
import { createRegister } from './registration.ts';
import { createCompletion } from './registration-completion.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { createEmailConfirmation } from './registration-email.ts';
import { createRegistrationProgress } from './registration-progress.ts';
import { createRegistrationReview } from './registration-review.ts';
import { createVouching } from './registration-vouch.ts';

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** How an account comes to be, is approved, and ends (§2, §7 Authentication). */
export function createRegistrationService(deps: RegistrationDeps) {
  return {
    ...createRegister(deps),
    ...createRegistrationProgress(deps),
    ...createCompletion(deps),
    ...createRegistrationReview(deps),
    ...createEmailConfirmation(deps),
    ...createRemoval(deps),
    ...createVouching(deps),
    listTradeTypes: () => findTradeTypes(deps.sql.reader),
  };
}
