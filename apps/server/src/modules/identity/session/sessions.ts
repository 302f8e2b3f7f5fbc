import type { Role } from '@matiz/domain/identity/access.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql, Tx } from '#db/pool.ts';
import type { SessionTokens } from '#http/session/principal.ts';
import { hashSecretToken, newSecretToken } from '#lib/secret-token.ts';
import { recordAudit } from '../audit.ts';
import type { AccessTokens } from './access-token.ts';
import type { Principals } from './principals.ts';
import { openSuccessor, sealSuccessor } from './refresh-token.ts';
import {
  endSession,
  insertSession,
  isTokenUnused,
  lockToken,
  rotateToken,
  type StoredToken,
} from './session.store.ts';

const day = 24 * 60 * 60 * 1000;
/** D-2, §9: 7 days idle, 30 days at most, and 10 s in which a used token is answered again. */
const idleLife = 7 * day;
const longestLife = 30 * day;
const grace = 10_000;

interface SessionsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly accessTokens: AccessTokens;
  readonly principals: Principals;
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/** The life of a session: opened, refreshed by rotation, ended (D-2). */
export function createSessionKeeper(deps: SessionsDeps) {
  const { sql, clock, accessTokens, principals } = deps;

  async function open(user: { id: string; role: Role }): Promise<SessionTokens> {
    const now = clock();
    const id = deps.newId();
    const refreshToken = newSecretToken();
    await insertSession(sql, {
      id,
      userId: user.id,
      now,
      expiresAt: after(now, longestLife),
      tokenHash: hashSecretToken(refreshToken),
      tokenExpiresAt: after(now, idleLife),
    });
    const claims = { sessionId: id, userId: user.id, role: user.role };
    return { token: await accessTokens.issue(claims, now), refreshToken };
  }

  /** The next pair for a refresh token; null when it is unknown, old, replayed or ended. */
  async function refresh(presented: string, requestId: string): Promise<SessionTokens | null> {
    const now = clock();
    const next = await sql.begin(async (tx) => {
      const stored = await lockToken(tx, hashSecretToken(presented), now);
      if (!stored?.isLive) return null;
      const successor = await successorOf(tx, stored, presented, now);
      if (successor === null && isReplay(stored, now)) await endFamily(tx, stored, now, requestId);
      return successor === null ? null : { stored, successor };
    });
    if (next === null) return null;
    const token = await accessTokens.issue(next.stored, now);
    return { token, refreshToken: next.successor };
  }

  async function endFamily(tx: Tx, stored: StoredToken, now: Date, requestId: string) {
    await endSession(tx, stored.sessionId, 'replay', now);
    await recordAudit(tx, {
      at: now,
      actorId: stored.userId,
      customerId: null,
      sessionId: stored.sessionId,
      requestId,
      action: 'session.replay',
      subject: `session:${stored.sessionId}`,
    });
    principals.forget(stored.sessionId);
  }

  async function end(sessionId: string): Promise<void> {
    await endSession(sql, sessionId, 'logout', clock());
    principals.forget(sessionId);
  }

  return { open, refresh, end };
}

/** Rotates a fresh token; answers a used one again only within the grace, and only its heir. */
async function successorOf(
  tx: Tx,
  stored: StoredToken,
  presented: string,
  now: Date,
): Promise<string | null> {
  if (stored.usedAt === null) {
    const successor = newSecretToken();
    await rotateToken(tx, {
      hash: hashSecretToken(presented),
      sealed: sealSuccessor(presented, successor),
      successorHash: hashSecretToken(successor),
      now,
      expiresAt: earliest(after(now, idleLife), stored.sessionExpiresAt),
    });
    return successor;
  }
  if (stored.successorSealed === null || isReplay(stored, now)) return null;
  const successor = openSuccessor(presented, stored.successorSealed);
  return (await isTokenUnused(tx, hashSecretToken(successor))) ? successor : null;
}

function isReplay(stored: StoredToken, now: Date): boolean {
  return stored.usedAt !== null && now.getTime() - stored.usedAt.getTime() > grace;
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
