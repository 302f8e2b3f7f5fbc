import { scopesOf } from '@matiz/domain/identity/scopes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  actsFor,
  type Caller,
  callers,
  expectedRefusalOf,
  isAssignedTo,
  type Owner,
  roleOf,
} from '../testing/access-answers.ts';
import { accessMatrix } from '../testing/access-matrix.ts';
import { type AccessFixture, buildAccessFixture } from '../testing/access-people.ts';
import type { NamedRow } from '../testing/access-rows.ts';

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await buildAccessFixture();
});
afterAll(() => fixture.test.close());

const rows = Object.entries(accessMatrix).filter(
  (entry): entry is [string, NamedRow] => typeof entry[1] !== 'string',
);
const owners: readonly Owner[] = ['A', 'B'];

function isOwn({ reach = 'session' }: NamedRow, caller: Caller, owner: Owner): boolean {
  if (reach === 'everybody') return true;
  if (reach === 'assigned or staff' && readsOrders(caller)) return true;
  return (reach === 'session' ? actsFor : isAssignedTo)[caller] === owner;
}

function readsOrders(caller: Caller): boolean {
  const role = roleOf(caller);
  return role !== null && scopesOf([role]).includes('orders:read');
}

/** What a cell of the table must be: 'done', or the code of its refusal. */
function expected(row: NamedRow, caller: Caller, owner: Owner | null): string {
  const told = expectedRefusalOf(row.access, caller) ?? row.except?.[caller];
  if (told) return told;
  return owner !== null && isOwn(row, caller, owner) ? (row.own ?? 'done') : row.absent;
}

/** Asks in the caller's name, in a session that did nothing else. */
async function ask(call: string, { ask: nameIt }: NamedRow, caller: Caller, name: unknown) {
  const [method = '', path] = call.split(' ');
  const { query = {}, body } = nameIt(name);
  const token = await fixture.enter(caller);
  const reply = await fixture.test.app.inject({
    method: method as 'GET',
    url: `/api${path}`,
    query: { ...query },
    headers: {
      ...(token === null ? {} : { token }),
      ...(Buffer.isBuffer(body) ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(body ? { payload: body } : {}),
  });
  const { requestId: _, ...told } = reply.statusCode < 300 ? { code: 'done' } : reply.json();
  return { status: reply.statusCode, ...told };
}

describe.each(rows)('%s', (call, row) => {
  describe.each(callers)('to %s', (caller) => {
    it.each(owners)("with %s's", async (owner) => {
      const name = await row.object.build(fixture, owner, caller);
      const before = await row.object.read(fixture, name, owner);
      const told = await ask(call, row, caller, name);
      expect(told.code).toBe(expected(row, caller, owner));
      if (told.code === 'done') return;
      expect(await row.object.read(fixture, name, owner)).toEqual(before);
      // Nobody learns from the answer whether it is there.
      if (told.code !== row.absent) return;
      expect(told).toEqual(await ask(call, row, caller, row.object.absent()));
    });

    it('with one that is not there', async () => {
      const { code } = await ask(call, row, caller, row.object.absent());
      expect(code).toBe(expected(row, caller, null));
    });
  });
});
