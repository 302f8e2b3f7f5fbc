import type { Access } from '@matiz/domain/identity/access.ts';
import type { LightMyRequestResponse } from 'fastify';
import { type Caller, callers, expectedRefusalOf } from '../access-answers.ts';
import { type AccessFixture, buildAccessFixture } from '../access-people.ts';
import type { Known } from './from-schema.ts';
import type { FuzzRequest } from './fuzz-requests.ts';
import { buildKnown } from './known-values.ts';

export interface FuzzFixture {
  readonly fixture: AccessFixture;
  readonly known: Known;
  /** Sends it in the name of one of all callers; three of four times of one who may call. */
  send(
    access: Access,
    request: FuzzRequest,
    turn: number,
  ): Promise<{ caller: Caller; reply: LightMyRequestResponse }>;
}

/** A shop, everybody who may knock at it, and what means something in it. */
export async function buildFuzzFixture(): Promise<FuzzFixture> {
  const fixture = await buildAccessFixture();
  const tokens = new Map<Caller, string | null>();

  async function tokenOf(caller: Caller): Promise<string | null> {
    const token = tokens.has(caller) ? tokens.get(caller) : await fixture.enter(caller);
    tokens.set(caller, token ?? null);
    return token ?? null;
  }

  return {
    fixture,
    known: await buildKnown(fixture),
    async send(access, request, turn) {
      const caller = callerAt(access, turn);
      const token = await tokenOf(caller);
      const headers = { ...request.headers, ...(token === null ? {} : { token }) };
      const reply = await fixture.test.app.inject({ ...request, headers });
      // It ended the session, or its time was over.
      if (reply.statusCode === 401) tokens.delete(caller);
      return { caller, reply };
    },
  };
}

function callerAt(access: Access, turn: number): Caller {
  const welcome = callers.filter((caller) => expectedRefusalOf(access, caller) === null);
  const from = turn % 4 === 0 ? callers : welcome;
  return from[Math.floor(turn / 4) % from.length] ?? 'nobody';
}
