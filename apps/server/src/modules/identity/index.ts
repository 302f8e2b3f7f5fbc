export { identityRoutes } from './identity.routes.ts';
export { createIdentityService, type IdentityService } from './identity.service.ts';
export { createPasswordHasher } from './password-hasher.ts';
export { sweepSessions } from './sweep-sessions.ts';
