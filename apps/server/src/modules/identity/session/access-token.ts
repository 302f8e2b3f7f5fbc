import { hkdfSync } from 'node:crypto';
import type { Role } from '@matiz/domain/identity/access.ts';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

const issuer = 'matiz';
const lifeSeconds = 15 * 60;
const maxKnown = 10_000;

export interface AccessTokens {
  issue(claims: { sessionId: string; userId: string; role: Role }, now: Date): Promise<string>;
  /** The session of a token that we signed and that has not expired, else null. */
  sessionOf(token: string, now: Date): Promise<string | null>;
}

/** Signed access tokens (D-2): HS256, 15 minutes. Verified ones are remembered until they expire. */
export function createAccessTokens(secret: string): AccessTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'matiz access token', 32));
  const known = new LRUCache<string, { sessionId: string; expiresAt: number }>({ max: maxKnown });

  async function verify(token: string, now: Date) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer,
        currentDate: now,
        requiredClaims: ['exp', 'sid', 'sub'],
      });
      const { sid, exp = 0 } = payload;
      return typeof sid === 'string' ? { sessionId: sid, expiresAt: exp * 1000 } : null;
    } catch {
      return null;
    }
  }

  return {
    issue: ({ sessionId, userId, role }, now) => {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(key);
    },
    async sessionOf(token, now) {
      const seen = known.get(token);
      if (seen) return seen.expiresAt > now.getTime() ? seen.sessionId : null;
      const claims = await verify(token, now);
      if (claims === null) return null;
      known.set(token, claims);
      return claims.sessionId;
    },
  };
}
