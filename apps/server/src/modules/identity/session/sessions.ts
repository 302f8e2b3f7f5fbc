import type { Role } from '@matiz/domain/identity/access.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql, Tx } from '#db/pool.ts';
import type { SessionTokens } from '#http/session/principal.ts';
import { recordAudit } from '../audit.ts';
import type { AccessTokens } from './access-token.ts';
import type { Principals } from './principals.ts';
import {
  hashRefreshToken,
  newRefreshToken,
  openSuccessor,
  sealSuccessor,
} from './refresh-token.ts';
import {
  endSession,
  type HeldToken,
  insertSession,
  isTokenUnused,
  lockToken,
  rotateToken,
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
  readonly lockToken?: LockToken;
}

/** How a token is held while it is exchanged; a test puts one in its place that does not hold it. */
export type LockToken = typeof lockToken;

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;

/** The life of a session: opened, refreshed by rotation, ended (D-2). */
export function createSessionKeeper(deps: SessionsDeps) {
  const { sql, clock, accessTokens, principals } = deps;
  const lock = deps.lockToken ?? lockToken;

  async function open(user: { id: string; role: Role }): Promise<SessionTokens> {
    const now = clock();
    const id = deps.newId();
    const refreshToken = newRefreshToken();
    await insertSession(sql, {
      id,
      userId: user.id,
      now,
      expiresAt: after(now, longestLife),
      tokenHash: hashRefreshToken(refreshToken),
      tokenExpiresAt: after(now, idleLife),
    });
    const claims = { sessionId: id, userId: user.id, role: user.role };
    return { token: await accessTokens.issue(claims, now), refreshToken };
  }

  /** The next pair for a refresh token; null when it is unknown, old, replayed or ended. */
  async function refresh(presented: string, requestId: string): Promise<SessionTokens | null> {
    const now = clock();
    const next = await sql.begin(async (tx) => {
      const held = await lock(tx, hashRefreshToken(presented), now);
      if (!held?.isLive) return null;
      const successor = await successorOf(tx, held, presented, now);
      if (successor === null && isReplay(held, now)) await endFamily(tx, held, now, requestId);
      return successor === null ? null : { held, successor };
    });
    if (next === null) return null;
    const token = await accessTokens.issue(next.held, now);
    return { token, refreshToken: next.successor };
  }

  async function endFamily(tx: Tx, held: HeldToken, now: Date, requestId: string) {
    await endSession(tx, held.sessionId, 'replay', now);
    await recordAudit(tx, {
      at: now,
      actorId: held.userId,
      customerId: null,
      sessionId: held.sessionId,
      requestId,
      action: 'session.replay',
      subject: `session:${held.sessionId}`,
    });
    principals.forget(held.sessionId);
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
  held: HeldToken,
  presented: string,
  now: Date,
): Promise<string | null> {
  if (held.usedAt === null) {
    const successor = newRefreshToken();
    await rotateToken(tx, {
      hash: hashRefreshToken(presented),
      sealed: sealSuccessor(presented, successor),
      successorHash: hashRefreshToken(successor),
      now,
      expiresAt: earliest(after(now, idleLife), held.sessionExpiresAt),
    });
    return successor;
  }
  if (held.successorSealed === null || isReplay(held, now)) return null;
  const successor = openSuccessor(presented, held.successorSealed);
  return (await isTokenUnused(tx, hashRefreshToken(successor))) ? successor : null;
}

function isReplay(held: HeldToken, now: Date): boolean {
  return held.usedAt !== null && now.getTime() - held.usedAt.getTime() > grace;
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b;
}
