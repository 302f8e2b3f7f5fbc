import type { StaffRole } from '@matiz/domain/identity/scopes.ts';
import { type Caller, type Owner, roleOf } from './access-answers.ts';
import { type BuiltProduct, buildProduct } from './catalogue.ts';
import { buildPaymentMethods, callAs, type ShopperCalls } from './orders.ts';
import { buildOnlineMethods } from './payments.ts';
import { assignCustomer, buildAddress, buildCustomer, buildUser } from './people.ts';
import { createClock, type MovableClock, minute } from './ports.ts';
import { signIn } from './sign-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface Person {
  readonly userId: string;
  readonly customerId: string;
  readonly addressId: string;
  readonly headers: { token: string };
  readonly calls: ShopperCalls;
}

/** Two customers with their people, and everybody else who may knock. */
export interface AccessFixture {
  readonly test: TestApp;
  readonly clock: MovableClock;
  readonly owners: Readonly<Record<Owner, Person>>;
  /** What the seller of each does for it. */
  readonly drafts: Readonly<Record<Owner, Pick<Person, 'calls'>>>;
  /** A product of which there is enough for all. */
  readonly goods: BuiltProduct;
  /** A session of its own for the caller, so that no cell sees what another one left. */
  enter(caller: Caller): Promise<string | null>;
}

export async function buildAccessFixture(): Promise<AccessFixture> {
  const clock = createClock();
  const test = await createTestApp({ ports: { clock } });
  const { sql, deps } = test;
  const open = async (id: string, role: Parameters<typeof buildUser>[1]) =>
    (await deps.identity.openSession({ id, role })).token;

  const early = await buildUser(sql, 'Admin customer');
  const tokenThatRanOut = await open(early.id, 'Admin customer');
  clock.advance(20 * minute);

  await buildPaymentMethods(sql);
  await buildOnlineMethods(sql);
  const buildOwner = async (): Promise<Person> => {
    const { id: customerId } = await buildCustomer(sql);
    const user = await buildUser(sql, 'Admin customer', { customerId });
    const headers = { token: await open(user.id, 'Admin customer') };
    const addressId = await buildAddress(sql, customerId, { isDefault: true });
    return { userId: user.id, customerId, addressId, headers, calls: callAs(test, { headers }) };
  };
  const owners = { A: await buildOwner(), B: await buildOwner() };
  const sellers = { A: await buildUser(sql, 'Seller'), B: await buildUser(sql, 'Seller') };
  await assignCustomer(sql, sellers.A.id, owners.A.customerId);
  await assignCustomer(sql, sellers.B.id, owners.B.customerId);
  const rejected = await buildUser(sql, 'Admin customer');
  await sql`UPDATE customer SET status = 'rejected' WHERE id = ${rejected.customerId}`;
  const removed = await buildUser(sql, 'Admin customer');
  await sql`UPDATE app_user SET removed_at = now() WHERE id = ${removed.id}`;

  async function actFor(owner: Owner): Promise<string> {
    const token = await open(sellers[owner].id, 'Seller');
    const principal = await deps.identity.sessions.authenticate(token);
    await sql`UPDATE session SET working_customer_id = ${owners[owner].customerId}
      WHERE id = ${principal?.sessionId ?? null}`;
    return token;
  }

  const draftOf = async (owner: Owner) => ({
    calls: callAs(test, { headers: { token: await actFor(owner) } }),
  });
  const drafts = { A: await draftOf('A'), B: await draftOf('B') };

  const entrances: Partial<Record<Caller, () => Promise<string | null>>> = {
    nobody: async () => null,
    'a guest': async () => (await signIn(test, 'Guest')).headers.token,
    'customer A': () => open(owners.A.userId, 'Admin customer'),
    'customer B': () => open(owners.B.userId, 'Admin customer'),
    'the seller of A': () => actFor('A'),
    'another seller, of B': () => actFor('B'),
    'a seller of A who chose nobody': () => open(sellers.A.id, 'Seller'),
    'a business that was rejected': () => open(rejected.id, 'Admin customer'),
    'A with a token that ran out': async () => tokenThatRanOut,
    'A after logging out': async () => {
      const token = await open(owners.A.userId, 'Admin customer');
      const url = '/api/auth/logout';
      await test.app.inject({ method: 'POST', url, headers: { token }, payload: {} });
      return token;
    },
    'somebody who was removed': () => open(removed.id, 'Admin customer'),
    'A with a forged token': async () =>
      `${(await open(owners.A.userId, 'Admin customer')).slice(0, -6)}forged`,
  };
  const goods = await buildProduct(sql, { stock: 100_000 });
  async function enterAsStaff(role: StaffRole): Promise<string> {
    const { id } = await buildUser(sql, 'Staff', { staffRoles: [role] });
    return open(id, 'Staff');
  }
  async function enter(caller: Caller): Promise<string | null> {
    const role = roleOf(caller);
    return role === null ? (entrances[caller]?.() ?? null) : enterAsStaff(role);
  }
  return { test, clock, owners, drafts, goods, enter };
}
