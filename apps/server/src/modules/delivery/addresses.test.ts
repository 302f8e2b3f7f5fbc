import { addAddress, editAddress, removeAddress } from '@matiz/contracts/delivery.ts';
import type { Address } from '@matiz/contracts/identity.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextId } from '#testing/numbers.ts';
import { buildAddress, buildCustomer } from '#testing/people.ts';
import { actFor, type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();
let buyer: SignedIn;
beforeEach(async () => {
  buyer = await signIn(test, 'Admin customer');
});

const url = '/api/v3/me/addresses';
const written = {
  title: 'Salón',
  address: 'Carrera 7 Bis # 45-20',
  complement: 'Local 3',
  neighbourhood: 'Chapinero',
  cityId: '11001',
  stateId: '11',
  phone: '300 123 4567',
};

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  { query = '', payload, who = buyer }: { query?: string; payload?: object; who?: SignedIn } = {},
) {
  const reply = await test.app.inject({
    method,
    url: `${url}${query}`,
    headers: who.headers,
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, ...reply.json() };
}

const add = (changes: object = {}, who = buyer) =>
  ask('POST', { payload: { ...written, ...changes }, who });
const edit = (id: string, changes: object = {}, who = buyer) =>
  ask('PUT', { payload: { ...written, _id: id, ...changes }, who });
const remove = (id: string, who = buyer) => ask('DELETE', { query: `?_id=${id}`, who });
const list = async (who = buyer): Promise<Address[]> => (await ask('GET', { who })).results;
const defaults = async () =>
  (await list()).filter(({ isDefault }) => isDefault).map(({ _id }) => _id);

const audited = (customerId: string | null) =>
  test.sql<{ action: string; subject: string; actor: string }[]>`
    select action, subject, actor_id as actor from audit_entry
    where customer_id = ${customerId} and action like 'address.%' order by id`;

describe('GET /v3/me/addresses', () => {
  it("lists the buyer's own, the usual one first, without those removed", async () => {
    const customerId = buyer.customerId ?? '';
    const other = await buildAddress(test.sql, customerId, { title: null });
    const usual = await buildAddress(test.sql, customerId, { isDefault: true });
    const gone = await buildAddress(test.sql, customerId);
    await test.sql`UPDATE address SET removed_at = now() WHERE id = ${gone}`;
    expect(await list()).toMatchObject([
      { _id: usual, isDefault: true, cityid: '11001', stateid: '11', customer_id: customerId },
      { _id: other, title: null, city: 'Bogotá' },
    ]);
    expect((await ask('GET', { query: `?customerId=${customerId}` })).status).toBe(200);
  });

  it("lists the working customer's for a seller, also after a change", async () => {
    const seller = await signIn(test, 'Seller');
    const next = await buildCustomer(test.sql, { sellerId: seller.userId });
    const address = await buildAddress(test.sql, next.id);
    expect(await list(seller)).toEqual([]);
    const acting = await actFor(test, seller, next.id);
    expect(await list(acting)).toMatchObject([{ _id: address }]);
    const former = await ask('GET', { query: `?customerId=${seller.customerId}`, who: acting });
    expect(former).toMatchObject({ status: 404, code: 'CUSTOMER_NOT_FOUND' });
  });

  it("finds nobody by another's id, as by one that does not exist", async () => {
    const theirs = await buildCustomer(test.sql);
    for (const id of [theirs.id, nextId()]) {
      expect(await ask('GET', { query: `?customerId=${id}` })).toMatchObject({
        status: 404,
        code: 'CUSTOMER_NOT_FOUND',
        message: 'Cliente no encontrado',
      });
    }
    expect((await ask('GET', { query: '?customerId=1' })).status).toBe(400);
  });
});

describe('POST /v3/me/addresses', () => {
  it('adds one; the first is the usual one, and the phone is kept to be called', async () => {
    const first = await add();
    expect(first.status).toBe(200);
    expect(addAddress.replies[200].parse({ results: first.results }).results).toEqual({
      _id: first.results._id,
      title: 'Salón',
      address: 'Carrera 7 Bis # 45-20',
      complement: 'Local 3',
      neighbourhood: 'Chapinero',
      phone: '+573001234567',
      city: 'Bogotá',
      state: 'Bogotá',
      cityid: '11001',
      stateid: '11',
      customer_id: buyer.customerId,
      isDefault: true,
    });
    expect((await add({ title: '' })).results).toMatchObject({ title: null, isDefault: false });
    expect((await add({ isDefault: true, phone: '' })).results).toMatchObject({ phone: null });
    expect(await list()).toHaveLength(3);
    expect(await defaults()).toHaveLength(1);
  });

  it.each([
    ['601 2345', '6012345'],
    ['(601) 234-5678', '+576012345678'],
    ['03 001 23 45', '030012345'],
    ['+57 300 123 4567', '+573001234567'],
  ])('takes the phone %j (§5)', async (phone, kept) => {
    expect((await add({ phone })).results.phone).toBe(kept);
  });

  it.each([
    ['phone', '12345'],
    ['phone', '30012345678'],
    ['phone', 'no tengo'],
    ['address', 'Ca'],
    ['address', '  '],
    ['address', 'x'.repeat(201)],
    ['title', 'x'.repeat(81)],
    ['title', '<script>alert(1)</script>'],
    ['title', 'Sal\u0000ón'],
    ['neighbourhood', 'Chapi\u202enero'],
    ['complement', '<img src=x onerror=alert(1)>'],
    ['complement', 'uno\ndos'],
    ['cityId', '1'],
    ['stateId', 'XX'],
  ])('refuses %s %j at its field, and writes nothing', async (path, value) => {
    const refused = await add({ [path]: value });
    expect(refused).toMatchObject({ status: 400, code: 'INVALID_REQUEST', fields: [{ path }] });
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ cityId: '05001' }, 'CITY_OUTSIDE_STATE'],
    [{ cityId: '99999', stateId: '99' }, 'UNKNOWN_CITY'],
  ])('refuses %j at the city', async (changes, code) => {
    const refused = await add(changes);
    expect(refused).toMatchObject({ status: 400, code, fields: [{ path: 'cityId' }] });
    expect(await list()).toEqual([]);
  });

  it('keeps twenty at most, also of those that come at once', async () => {
    const customerId = buyer.customerId ?? '';
    for (let n = 0; n < 18; n += 1) await buildAddress(test.sql, customerId);
    const answers = await Promise.all(Array.from({ length: 5 }, () => add({ isDefault: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)).toMatchObject({
      code: 'TOO_MANY_ADDRESSES',
      message: 'Ya tienes 20 direcciones. Elimina una para agregar otra.',
    });
    expect(await list()).toHaveLength(20);
    expect(await defaults()).toHaveLength(1);
  });

  it("adds nothing to another's, nor to one that is not there", async () => {
    const theirs = await signIn(test, 'Admin customer');
    for (const customerId of [theirs.customerId, nextId()]) {
      expect(await add({ customer_id: customerId })).toMatchObject({
        status: 404,
        code: 'CUSTOMER_NOT_FOUND',
      });
    }
    expect(await list(theirs)).toEqual([]);
    expect((await add({ customer_id: buyer.customerId })).status).toBe(200);
  });

  it('lets a seller add to the working customer only, in their own name (D-4)', async () => {
    const seller = await signIn(test, 'Seller');
    const other = await buildCustomer(test.sql, { sellerId: seller.userId });
    expect((await add({ customer_id: other.id }, seller)).code).toBe('CUSTOMER_NOT_FOUND');
    const { results } = await add({}, seller);
    expect(results).toMatchObject({ customer_id: seller.customerId, isDefault: true });
    expect(await audited(seller.customerId)).toEqual([
      { action: 'address.add', subject: `address:${results._id}`, actor: seller.userId },
    ]);
    const idle = await signIn(test, 'Seller', { withCustomer: false });
    expect(await add({}, idle)).toMatchObject({ status: 409, code: 'CUSTOMER_REQUIRED' });
  });
});

describe('PUT /v3/me/addresses', () => {
  it('writes all of it again, and can make it the usual one', async () => {
    const first = (await add()).results._id;
    const second = (await add()).results._id;
    const edited = await edit(second, {
      title: undefined,
      complement: undefined,
      address: 'Calle 10 # 5-51',
      cityId: '05001',
      stateId: '05',
      isDefault: true,
    });
    expect(editAddress.replies[200].parse({ results: edited.results }).results).toMatchObject({
      _id: second,
      title: null,
      complement: null,
      address: 'Calle 10 # 5-51',
      city: 'Medellín',
      isDefault: true,
    });
    expect(await defaults()).toEqual([second]);
    // There is always a usual one: it cannot merely stop being it.
    await edit(second, { isDefault: false });
    expect(await defaults()).toEqual([second]);
    expect((await edit(first)).results).toMatchObject({ isDefault: false });
    const deeds = (await audited(buyer.customerId)).map(({ action }) => action);
    expect(deeds).toEqual([
      'address.add',
      'address.add',
      'address.edit',
      'address.edit',
      'address.edit',
    ]);
  });

  it('is what it answers: sent back as it came, nothing changes', async () => {
    const before = (await add()).results as Address;
    const { customer_id: _, city, state, cityid, stateid, ...rest } = before;
    const body = { ...rest, cityId: cityid, stateId: stateid };
    expect((await ask('PUT', { payload: body })).results).toEqual(before);
  });

  it("leaves another's alone, as one that is not there or was removed", async () => {
    const theirs = await signIn(test, 'Admin customer');
    const their = (await add({}, theirs)).results as Address;
    const removed = (await add()).results._id;
    await remove(removed);
    for (const id of [their._id, nextId(), removed]) {
      expect(await edit(id, { address: 'Calle 1 # 2-3', isDefault: true })).toMatchObject({
        status: 404,
        code: 'UNKNOWN_ADDRESS',
      });
    }
    expect(await list(theirs)).toEqual([their]);
    expect((await edit('1')).status).toBe(400);
  });
});

describe('DELETE /v3/me/addresses', () => {
  it('removes it; the oldest that is left becomes the usual one', async () => {
    const [first, second, third] = [await add(), await add(), await add({ isDefault: true })].map(
      ({ results }) => results._id,
    );
    const removed = await remove(third);
    expect(removeAddress.replies[200].parse({ results: removed.results }).results.message).toBe(
      'Eliminaste la dirección.',
    );
    expect(await defaults()).toEqual([first]);
    await remove(first);
    expect(await defaults()).toEqual([second]);
    await remove(second);
    expect(await list()).toEqual([]);
    expect((await add()).results.isDefault).toBe(true);
  });

  it('keeps the row for the orders that used it', async () => {
    const { _id: id, address } = (await add()).results;
    await remove(id);
    const [row] = await test.sql`SELECT line, is_default FROM address WHERE id = ${id}`;
    expect(row).toEqual({ line: address, is_default: false });
    expect(await remove(id)).toMatchObject({ status: 404, code: 'UNKNOWN_ADDRESS' });
  });

  it("leaves another's alone, as one that is not there", async () => {
    const theirs = await signIn(test, 'Admin customer');
    const { _id: id } = (await add({}, theirs)).results;
    for (const one of [id, nextId()]) {
      expect(await remove(one)).toMatchObject({ status: 404, code: 'UNKNOWN_ADDRESS' });
    }
    expect(await list(theirs)).toHaveLength(1);
    expect((await ask('DELETE')).status).toBe(400);
  });

  it('leaves one usual one, whatever comes at once', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await add()).results._id);
    await Promise.all([
      ...ids.slice(0, 3).map((id) => remove(id)),
      ...ids.slice(3).map((id) => edit(id, { isDefault: true })),
      add({ isDefault: true }),
    ]);
    expect(await list()).toHaveLength(4);
    expect(await defaults()).toHaveLength(1);
  });
});
