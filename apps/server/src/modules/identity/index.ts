export { type AuditEntry, recordAudit } from './audit.ts';
export { identityRoutes } from './identity.routes.ts';
export { createIdentityService, type IdentityService } from './identity.service.ts';
export { createPasswordHasher } from './password-hasher.ts';
export type { CountGuess } from './phone-code.ts';
export { type Limit, limitKey, type SpendTry, spendTry } from './rate-limit.ts';
export type { PlaceChoice, SessionPlace } from './session-place.ts';
export type { LockToken } from './sessions.ts';
export { sweepSessions } from './sweep-sessions.ts';
