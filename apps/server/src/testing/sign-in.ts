import type { Role } from '@matiz/domain/identity/access.ts';
import { type BuiltUser, buildCustomer, buildUser } from './people.ts';
import { buildPlaces } from './places.ts';
import type { TestApp } from './test-app.ts';

/** Someone with a session: pass `headers` to `app.inject`. */
export interface SignedIn {
  readonly headers: { token: string };
  readonly refreshToken: string;
  readonly userId: string;
  /** Whom they buy for; null for guests, staff and a seller who has not chosen. */
  readonly customerId: string | null;
}

/**
 * Opens a session of a new person of that role, without the cost of a password: a `Seller` acts
 * for a new customer of theirs unless `withCustomer` is false.
 */
export async function signIn(
  test: TestApp,
  role: Role,
  options: { cityCode?: string; withCustomer?: boolean; tradeTypeId?: number } = {},
): Promise<SignedIn> {
  const { withCustomer = true, ...customerOptions } = options;
  if (role === 'Guest') return signInAsGuest(test);
  if (role === 'Staff') return signInAs(test, await buildUser(test.sql, role));
  if (role === 'Seller') {
    const seller = await buildUser(test.sql, role);
    const signedIn = await signInAs(test, seller);
    if (!withCustomer) return signedIn;
    const customer = await buildCustomer(test.sql, { ...customerOptions, sellerId: seller.id });
    return actFor(test, signedIn, customer.id);
  }
  const customer = await buildCustomer(test.sql, customerOptions);
  return signInAs(test, await buildUser(test.sql, role, { customerId: customer.id }));
}

/** Opens another session of someone who exists already. */
async function signInAs(test: TestApp, user: BuiltUser): Promise<SignedIn> {
  const { token, refreshToken } = await test.deps.identity.openSession({
    id: user.id,
    role: user.role,
  });
  return { headers: { token }, refreshToken, userId: user.id, customerId: user.customerId };
}

/** The seller chooses a customer that is assigned to them. */
export async function actFor(
  test: TestApp,
  seller: SignedIn,
  customerId: string,
): Promise<SignedIn> {
  const reply = await test.app.inject({
    method: 'PUT',
    url: '/api/seller/working-customer',
    headers: seller.headers,
    payload: { customerId },
  });
  if (reply.statusCode !== 200) throw new Error(`Could not choose the customer: ${reply.body}`);
  return { ...seller, customerId };
}

async function signInAsGuest(test: TestApp): Promise<SignedIn> {
  await buildPlaces(test.sql);
  const opened = await test.deps.identity.enterAsGuest('127.0.0.1');
  if (!opened.ok) throw new Error(`No session for a guest: ${opened.error.code}`);
  const { tokens, user } = opened.value;
  return {
    headers: { token: tokens.token },
    refreshToken: tokens.refreshToken,
    userId: user._id,
    customerId: null,
  };
}
