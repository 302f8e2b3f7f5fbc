import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '../../db/pool.ts';
import type { Principal } from '../../http/principal.ts';
import { findPrincipal } from './principal.store.ts';
import { Recent } from './recent.ts';

const maxSessions = 5_000;

export interface Principals {
  of(sessionId: string): Promise<Principal | null>;
  /** The next look asks the database again: after login, logout or a new choice. */
  forget(sessionId: string): void;
}

/**
 * Looks up principals and remembers each for `holdMs`, so that a busy page asks once. Another
 * process sees a logout or a lost customer after that time at most; 0 asks always.
 */
export function createPrincipals(deps: { sql: Sql; clock: Clock; holdMs: number }): Principals {
  const recent = new Recent<string, { until: number; principal: Promise<Principal | null> }>(
    maxSessions,
  );
  return {
    of(sessionId) {
      const now = deps.clock();
      const held = recent.get(sessionId);
      if (held && held.until > now.getTime()) return held.principal;
      const principal = findPrincipal(deps.sql, sessionId, now);
      if (deps.holdMs > 0) {
        recent.set(sessionId, { until: now.getTime() + deps.holdMs, principal });
        principal.catch(() => recent.delete(sessionId));
      }
      return principal;
    },
    forget: (sessionId) => recent.delete(sessionId),
  };
}
