import { allCalls } from '@matiz/contracts/calls.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCodes, type Caller, callers, expectedRefusalOf } from '../testing/access-answers.ts';
import { accessMatrix } from '../testing/access-matrix.ts';
import { type AccessFixture, buildAccessFixture } from '../testing/access-people.ts';
import { accessOfRow } from '../testing/access-rows.ts';

let fixture: AccessFixture;
const tokens = new Map<Caller, string | null>();
beforeAll(async () => {
  fixture = await buildAccessFixture();
  for (const caller of callers) tokens.set(caller, await fixture.enter(caller));
});
afterAll(() => fixture.test.close());

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

async function knock({ method, path }: Call, caller: Caller) {
  const token = tokens.get(caller) ?? null;
  const reply = await fixture.test.app.inject({
    method,
    url: `/api${path}`,
    headers: token === null ? {} : { token },
    ...(method === 'GET' ? {} : { payload: { unknown: true } }),
  });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return isJson ? reply.json().code : null;
}

describe('the access matrix', () => {
  it('has a row for every call and for no other', () => {
    expect(allCalls.map(nameOf).sort()).toEqual(Object.keys(accessMatrix).sort());
  });
});

describe.each(allCalls.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
  const row = accessMatrix[name] ?? 'staff';

  it('lets in whom its contract says', () => {
    expect(call.access).toBe(accessOfRow(row));
  });

  it('is served', () => {
    const { method, path } = call;
    expect(fixture.test.app.hasRoute({ method, url: `/api${path}` })).toBe(true);
  });

  it.each(callers)('at the door, to %s', async (caller) => {
    const code = await knock(call, caller);
    // The refresh call is public and says itself that it was given nothing.
    const isOwnAnswer = call.path === '/auth/refresh-token' && code === 'NO_SESSION';
    const told = accessCodes.includes(code) && !isOwnAnswer ? code : null;
    expect(told).toBe(expectedRefusalOf(accessOfRow(row), caller));
  });
});
