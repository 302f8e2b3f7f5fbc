import { sendSupportMessage } from '@matiz/contracts/support.ts';
import { describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { askAs, callAs } from '#testing/orders.ts';
import {
  buildRegistered,
  describeRegistration,
  provePhone,
  type RegisterInput,
  readMessage,
  sendRegistration,
} from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();

const password = 'tijeras-y-peine-largo';

async function remove({ headers }: Pick<SignedIn, 'headers'>, body: object = { password }) {
  const reply = await test.app.inject({
    method: 'DELETE',
    url: '/api/customer/remove',
    headers,
    payload: body,
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function meOf({ headers }: Pick<SignedIn, 'headers'>) {
  return (await test.app.inject({ url: '/api/auth/me', headers })).statusCode;
}

async function order(person: SignedIn) {
  const product = await buildProduct(test.sql);
  const calls = callAs(test, person);
  await calls.add({ productId: String(product.id), code: product.code, quantity: 2 });
  const { cart } = (await calls.cart()).value;
  const placed = await calls.order({ cartId: cart?._id ?? '' });
  return placed.value.order;
}

/** Every row of every table in which one of the words stands, as `table: row`. */
async function findTraces(words: readonly string[]): Promise<string[]> {
  const tables = await test.sql<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await test.sql.unsafe<{ row: string }[]>(
      `select held::text as row from "${name}" held
       where exists (select from unnest($1::text[]) word where strpos(held::text, word) > 0)`,
      [words],
    );
    found.push(...rows.map(() => name));
  }
  return [...new Set(found)].sort();
}

const personalOf = (body: RegisterInput) => [
  'Penélope',
  'Irrepetible',
  'Salón Sin Igual',
  'Calle Única',
  'Villa Sola',
  body.documentNumber,
  body.phone,
  body.email,
];

const unusual = () => ({
  name: 'Penélope',
  last_name: 'Irrepetible',
  businessName: 'Salón Sin Igual',
  address: {
    title: 'Salón Sin Igual',
    address: 'Calle Única # 1-23',
    neighbourhood: 'Villa Sola',
    cityId: '11001',
    stateId: '11',
  },
});

describe('DELETE /customer/remove', () => {
  it('leaves nothing by which someone who never ordered is known', async () => {
    const person = await buildRegistered(test, unusual());
    await test.deps.background.idle();
    expect(await findTraces(personalOf(person.body))).not.toEqual([]);
    expect(await remove(person)).toEqual({
      status: 200,
      results: { message: 'Su cuenta de cliente ha sido eliminada.' },
    });
    expect(await findTraces(personalOf(person.body))).toEqual([]);
    const [left] = await test.sql`SELECT status, removed_at IS NOT NULL AS is_removed
      FROM customer JOIN app_user ON app_user.customer_id = customer.id
      WHERE customer.id = ${person.customerId}`;
    expect(left).toEqual({ status: 'removed', is_removed: true });
  });

  it('keeps the orders, and who bought apart from all else for ten years', async () => {
    const person = await buildRegistered(test, unusual());
    const placed = await order(person);
    const body = {
      messageId: crypto.randomUUID(),
      body: 'Soy Irrepetible',
      orderCode: placed.code,
    };
    await askAs(test, person)(sendSupportMessage, body);
    await remove(person);
    expect(await findTraces(personalOf(person.body))).toEqual(['customer_order', 'kept_identity']);
    const [kept] = await test.sql`
      SELECT address_line, total::int, keep_until > now() + interval '119 months' AS is_long,
        kept.name, kept.document_number
      FROM customer_order placed JOIN kept_identity kept USING (customer_id)
      WHERE placed.id = ${placed._id}`;
    expect(kept).toEqual({
      address_line: expect.stringContaining('Calle Única'),
      total: placed.totals.total,
      is_long: true,
      name: 'Penélope',
      document_number: person.body.documentNumber,
    });
    await test.sql`UPDATE kept_identity SET keep_until = '2026-11-18'`;
    await test.deps.identity.removeDeadSessions();
    expect(await test.sql`SELECT FROM kept_identity`).toEqual([]);
  });

  it('keeps what was agreed to and what was done as proof', async () => {
    const person = await buildRegistered(test);
    await remove(person);
    expect(
      await test.sql`SELECT FROM consent WHERE customer_id = ${person.customerId}`,
    ).toHaveLength(3);
    const actions = await test.sql`SELECT action, actor_id FROM audit_entry
      WHERE customer_id = ${person.customerId} ORDER BY id`;
    expect(actions.map(({ action }) => action)).toEqual(['registration.submit', 'customer.remove']);
  });

  it('ends every session and lets nobody in again', async () => {
    const person = await buildRegistered(test);
    const phone = await test.deps.identity.openSession({
      id: person.userId,
      role: 'Admin customer',
    });
    await remove(person);
    expect(await meOf(person)).toBe(401);
    expect(await meOf({ headers: { token: phone.token } })).toBe(401);
    const [session] = await test.sql`SELECT DISTINCT ended_because FROM session
      WHERE user_id = ${person.userId}`;
    expect(session).toEqual({ ended_because: 'removed' });
    expect((await remove(person)).status).toBe(401);
  });

  it('lets the same phone, e-mail and document register again', async () => {
    const person = await buildRegistered(test);
    await remove(person);
    const anew = await buildRegistered(test, person.body);
    expect(anew.customerId).not.toBe(person.customerId);
    const [row] = await test.sql`SELECT status FROM customer WHERE id = ${anew.customerId}`;
    expect(row).toEqual({ status: 'approved' });
  });

  it('forgets that the phone was proven', async () => {
    const body = describeRegistration();
    const guest = await signIn(test, 'Guest');
    await provePhone(test, guest, body.phone);
    const told = await sendRegistration(test, guest, body);
    await remove({ headers: { token: told.token } });
    expect((await sendRegistration(test, guest, body)).code).toBe('PHONE_NOT_VERIFIED');
  });

  it('closes the open cart', async () => {
    const person = await buildRegistered(test);
    const product = await buildProduct(test.sql);
    const item = { productId: String(product.id), code: product.code, quantity: 1 };
    await callAs(test, person).add(item);
    await remove(person);
    const carts = await test.sql`SELECT state FROM cart WHERE customer_id = ${person.customerId}`;
    expect(carts).toEqual([{ state: 'cleared' }]);
  });

  it('takes the business away from its seller', async () => {
    const seller = await signIn(test, 'Seller', { withCustomer: false });
    const person = await buildRegistered(test);
    await test.sql`INSERT INTO seller_customer (seller_id, customer_id)
      VALUES (${seller.userId}, ${person.customerId})`;
    await remove(person);
    const list = await test.app.inject({ url: '/api/seller/customers', headers: seller.headers });
    expect(list.json().results).toEqual([]);
  });

  it('takes along what was saved for later', async () => {
    const person = await buildRegistered(test);
    const { versions } = await buildProduct(test.sql, { tones: ['7.43'] });
    await test.sql`INSERT INTO saved_line (customer_id, version_id, quantity, seen_price, saved_at)
      VALUES (${person.customerId}, ${versions[0].id}, 2, 12000, now())`;
    await remove(person);
    expect(await test.sql`SELECT FROM saved_line WHERE customer_id = ${person.customerId}`).toEqual(
      [],
    );
  });

  it('ends the payment limits of its own', async () => {
    const person = await buildRegistered(test);
    await test.sql`INSERT INTO payment_limit (method, customer_id, max_amount)
      VALUES ('contra-entrega', ${person.customerId}, 1000000)`;
    await remove(person);
    const limits = await test.sql`SELECT id FROM payment_limit
      WHERE customer_id = ${person.customerId}`;
    expect(limits).toEqual([]);
  });

  it('tells the owner by mail, at an address that was confirmed', async () => {
    const person = await buildRegistered(test);
    await test.sql`UPDATE app_user SET email = pending_email, pending_email = NULL
      WHERE id = ${person.userId}`;
    await remove(person);
    expect(await readMessage(test, person.body.email)).toMatchObject({
      subject: 'Eliminamos tu cuenta de Matiz',
    });
  });

  it('is open to a business that was rejected', async () => {
    const person = await buildRegistered(test);
    await test.sql`UPDATE customer SET status = 'rejected' WHERE id = ${person.customerId}`;
    expect((await remove(person)).status).toBe(200);
  });

  it('is done once when it is asked for twice at a time', async () => {
    const person = await buildRegistered(test);
    const replies = await Promise.all([remove(person), remove(person)]);
    const told = replies.map(({ status, code }) => code ?? status);
    expect(told.filter((one) => one === 200)).toHaveLength(1);
    expect([200, 'CUSTOMER_NOT_FOUND', 'NO_SESSION']).toEqual(expect.arrayContaining(told));
  });
});
