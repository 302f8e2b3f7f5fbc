export { customerRemovedSchema } from './account/account-events.ts';
export { writeMail } from './account/account-mail.ts';
export { createAccountSubscribers } from './account/account-subscribers.ts';
export { isNoticeOff } from './account/own-notices.store.ts';
export { type AuditEntry, recordAudit } from './audit.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentityService, type IdentityService } from './identity.service.ts';
export { findSeller } from './legal/business.store.ts';
export { limitKey, spendTry } from './limits/rate-limit.ts';
export { createPasswordHasher } from './login/password-hasher.ts';
export { findRemovedCustomers } from './removal/removal.store.ts';
export { type RemovedCustomer, repeatRemovals } from './removal/repeat-removals.ts';
export {
  findRouteWarehouse,
  type RouteCustomerRow,
  readRouteCustomers,
} from './seller/route-customers.store.ts';
export { type CreditFacts, selectCreditFacts, showCredit } from './session/credit-facts.ts';
export type { LocationChoice, SessionLocations } from './session/session-locations.ts';
export { sweepSessions } from './session/sweep-sessions.ts';
