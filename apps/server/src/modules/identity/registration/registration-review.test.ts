import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { callAs } from '#testing/orders.ts';
import { newPhone } from '#testing/phones.ts';
import { buildRegistered, readMessage, sessionIdOf } from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

let staff: SignedIn;
const test = useShop({ settings: { reviewsRegistrations: true } });
beforeAll(async () => {
  staff = await signIn(test, 'Staff');
});

async function list(query = '') {
  const reply = await test.app.inject({
    url: `/api/staff/registrations${query}`,
    headers: staff.headers,
  });
  const rows: { customerId: string; status: string; isDocumentTaken: boolean }[] =
    reply.json().results;
  return rows;
}

async function decide(customerId: string, decision: string, note?: string, by = staff) {
  const reply = await test.app.inject({
    method: 'PUT',
    url: '/api/staff/registrations',
    headers: by.headers,
    payload: { customerId, decision, ...(note === undefined ? {} : { note }) },
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function stateOf(customerId: string) {
  const [row] = await test.sql`SELECT status, status_note AS note FROM customer
    WHERE id = ${customerId}`;
  return row;
}

describe('GET /staff/registrations', () => {
  it('lists what waits, the oldest first, and says whose document is taken', async () => {
    const first = await buildRegistered(test, { businessName: 'La primera' });
    const second = await buildRegistered(test);
    await test.sql`UPDATE customer SET created_at = '2026-01-02T00:00:00Z' WHERE id = ${first.customerId}`;
    await test.sql`UPDATE customer SET created_at = '2026-01-03T00:00:00Z', status = 'more_information',
      status_note = 'Falta el RUT' WHERE id = ${second.customerId}`;
    const [one, two] = await list();
    expect(one).toEqual({
      customerId: first.customerId,
      status: 'in_review',
      businessName: 'La primera',
      name: 'Lucía Ñáñez',
      documentType: 'CC',
      documentNumber: first.body.documentNumber,
      isDocumentTaken: false,
      tradeType: 'Salón de belleza',
      city: 'Bogotá',
      phone: `+57${first.body.phone}`,
      note: null,
      createdAt: '2026-01-02T00:00:00Z',
    });
    expect(two).toMatchObject({ customerId: second.customerId, note: 'Falta el RUT' });

    const { documentType, documentNumber } = first.body;
    const third = await buildRegistered(test, { documentType, documentNumber });
    await decide(third.customerId, 'approve');
    expect((await list())[0]).toMatchObject({ isDocumentTaken: true });
    expect((await list()).map((row) => row.customerId)).not.toContain(third.customerId);
    const approved = await list('?status=approved');
    expect(approved.map((row) => row.customerId)).toContain(third.customerId);
    expect(await list('?status=started')).toEqual([]);
  });

  it('refuses a state that is none', async () => {
    const reply = await test.app.inject({
      url: '/api/staff/registrations?status=removed',
      headers: staff.headers,
    });
    expect(reply.json().code).toBe('INVALID_REQUEST');
  });
});

describe('PUT /staff/registrations', () => {
  it('approves: from then on the business orders, and is told by SMS', async () => {
    const person = await buildRegistered(test);
    expect(await decide(person.customerId, 'approve')).toMatchObject({
      status: 200,
      results: { message: 'La decisión quedó registrada.', status: 'approved' },
    });
    const product = await buildProduct(test.sql);
    const calls = callAs(test, person);
    await calls.add({ productId: String(product.id), code: product.code, quantity: 1 });
    const { cart } = (await calls.cart()).value;
    expect((await calls.order({ cartId: cart?._id ?? '' })).status).toBe(200);
    // The e-mail has not been confirmed: it may be anybody's.
    expect(await readMessage(test, `+57${person.body.phone}`)).toMatchObject({
      channel: 'whatsapp',
      body: expect.stringContaining('Aprobamos el registro'),
    });
    expect((await readMessage(test, person.body.email))?.subject).toMatch(/^Confirma/);
  });

  it('asks for more, and the business reads what in a mail to its confirmed address', async () => {
    const person = await buildRegistered(test);
    await test.sql`UPDATE app_user SET email = pending_email, pending_email = NULL
      WHERE id = ${person.userId}`;
    await decide(person.customerId, 'ask', 'Envíanos el RUT de 2026');
    expect(await stateOf(person.customerId)).toEqual({
      status: 'more_information',
      note: 'Envíanos el RUT de 2026',
    });
    expect(await readMessage(test, person.body.email)).toMatchObject({
      subject: 'Nos falta un dato de tu negocio',
      body: expect.stringContaining('Envíanos el RUT de 2026'),
    });
  });

  it('writes down who decided what', async () => {
    const person = await buildRegistered(test);
    await decide(person.customerId, 'reject', 'No es un negocio de belleza');
    const audit = await test.sql`SELECT actor_id, session_id, action, before, after, via, reason
      FROM audit_entry
      WHERE customer_id = ${person.customerId} AND action LIKE 'registration.%'
      ORDER BY id DESC LIMIT 1`;
    expect(audit).toEqual([
      {
        actor_id: staff.userId,
        session_id: sessionIdOf(staff),
        action: 'registration.reject',
        before: { status: 'in_review' },
        after: { status: 'rejected' },
        via: 'desk',
        reason: 'No es un negocio de belleza',
      },
    ]);
  });

  it.each(['ask', 'reject'])('wants a reason to %s', async (decision) => {
    const { customerId } = await buildRegistered(test);
    for (const note of [undefined, '', '   ']) {
      expect(await decide(customerId, decision, note)).toMatchObject({
        status: 400,
        code: 'NOTE_REQUIRED',
        fields: [{ path: 'note' }],
      });
    }
    expect(await stateOf(customerId)).toEqual({ status: 'in_review', note: null });
  });

  it('does not approve a second business with the same document, nor two at once', async () => {
    const parts = { documentType: 'PP', documentNumber: 'AR998877' } as const;
    const twins = [await buildRegistered(test, parts), await buildRegistered(test, parts)];
    const told = await Promise.all(twins.map((twin) => decide(twin.customerId, 'approve')));
    const codes = told.map(({ status, code }) => code ?? status);
    expect(codes.sort()).toEqual([200, 'DOCUMENT_TAKEN']);
  });

  it('keeps an approval, and thinks a rejection over only by asking', async () => {
    const person = await buildRegistered(test);
    await decide(person.customerId, 'reject', 'Falta todo');
    expect((await decide(person.customerId, 'approve')).code).toBe('REGISTRATION_CLOSED');
    expect((await decide(person.customerId, 'ask', '¿Seguro?')).status).toBe(200);
    expect((await decide(person.customerId, 'approve')).status).toBe(200);
    for (const decision of ['approve', 'ask', 'reject']) {
      expect((await decide(person.customerId, decision, 'No')).code).toBe('REGISTRATION_CLOSED');
    }
    expect(await stateOf(person.customerId)).toMatchObject({ status: 'approved' });
  });

  it('answers a removed business like one that is not there', async () => {
    const person = await buildRegistered(test);
    await test.sql`UPDATE customer SET status = 'removed' WHERE id = ${person.customerId}`;
    const [removed, absent] = [
      await decide(person.customerId, 'approve'),
      await decide(nextId(), 'approve'),
    ];
    expect(removed).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
    expect({ ...absent, requestId: '' }).toEqual({ ...removed, requestId: '' });
  });

  it("is not for the business itself, nor for someone else's", async () => {
    const person = await buildRegistered(test);
    const other = await buildRegistered(test, { phone: newPhone() });
    for (const who of [person, other]) {
      expect((await decide(person.customerId, 'approve', undefined, who)).code).toBe('FORBIDDEN');
    }
    expect(await stateOf(person.customerId)).toMatchObject({ status: 'in_review' });
  });
});

describe('the word of a decision', () => {
  it('is written down with it, and tells what holds when it is handled', async () => {
    const { customerId, body } = await buildRegistered(test);
    expect((await decide(customerId, 'ask', 'Falta el RUT.')).status).toBe(200);
    expect((await decide(customerId, 'approve')).status).toBe(200);
    const jobs = await test.sql`
      SELECT data->>'decision' AS decision FROM pgboss.job
      WHERE state = 'created' AND data->>'customerId' = ${customerId} ORDER BY created_on`;
    expect(jobs).toEqual([{ decision: 'ask' }, { decision: 'approve' }]);
    const newest = await readMessage(test, `+57${body.phone}`);
    const told = await test.sql`
      SELECT FROM local_message WHERE recipient = ${`+57${body.phone}`}`;
    expect(newest?.body).toContain('/registration-status');
    // The approval alone: nothing is missing any more.
    expect(told).toHaveLength(1);
  });

  it('is not written down when nothing was decided', async () => {
    const { customerId } = await buildRegistered(test);
    expect((await decide(customerId, 'ask')).code).toBe('NOTE_REQUIRED');
    const jobs = await test.sql`
      SELECT FROM pgboss.job WHERE data->>'customerId' = ${customerId}`;
    expect(jobs).toHaveLength(0);
  });
});
