import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal, Visitor } from '#http/session/principal.ts';
import { type Cache, createCache } from '#lib/cache.ts';
import { findPrincipal, findVisitor } from './principal.store.ts';

const maxSessions = 5_000;

export interface Principals {
  of(sessionId: string): Promise<Principal | null>;
  /** Anyone who looks around without a session. */
  visitor(): Promise<Visitor>;
  /** The next look asks the database again: after login, logout or a new choice. */
  forget(sessionId: string): void;
}

/** What the visitor is kept under, beside the sessions' ids. */
const visitorKey = 'visitor';

/**
 * Looks up principals and keeps each for `ttlMs`, the visitor among them, so that a busy page asks
 * once. Another process sees a logout or a lost customer after that time at most; 0 asks always.
 */
export function createPrincipals(deps: { sql: Sql; clock: Clock; ttlMs: number }): Principals {
  const { sql, clock, ttlMs } = deps;
  const principals = createCache<Promise<Principal | null>>({
    ttlMs,
    max: maxSessions,
    now: clock,
  });
  const visitors = createCache<Promise<Visitor>>({ ttlMs, max: 1, now: clock });
  return {
    visitor: () => once(visitors, visitorKey, () => findVisitor(sql.reader)),
    of: (id) => once(principals, id, () => findPrincipal(sql.reader, id, clock())),
    forget: (id) => principals.delete(id),
  };
}

/** What is kept, or on its way already; a failure is not kept. */
function once<T>(cache: Cache<Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const found = find();
  cache.set(key, found);
  found.catch(() => cache.delete(key));
  return found;
}
