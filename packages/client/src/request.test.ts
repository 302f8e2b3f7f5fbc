import { addItem } from '@matiz/contracts/cart.ts';
import { listCustomList } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { listProducts } from '@matiz/contracts/catalogue.ts';
import { login, me } from '@matiz/contracts/identity.ts';
import { expect, it, vi } from 'vitest';
import { createRequest, type Incoming, type Outgoing } from './request.ts';

const context = { warehouse: '1', userId: 'u1', userCityId: '11001', reference: 'ana' };
const refusal = (status: number, code: string): Incoming => ({
  status,
  body: { code, message: `sentence of ${code}`, requestId: 'r1' },
});

function build(answers: (Incoming | Error)[], renewSession?: (at: number) => Promise<boolean>) {
  const sent: Outgoing[] = [];
  const transport = async (outgoing: Outgoing) => {
    sent.push(outgoing);
    const answer = answers[sent.length - 1] ?? { status: 200, body: {} };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const parts = { transport, context: () => context, ...(renewSession ? { renewSession } : {}) };
  return { sent, request: createRequest(parts) };
}

it('adds the context of §7 to the calls that take it, and only what they take', async () => {
  const { sent, request } = build([]);
  await request(listProducts, { query: { page: '2' } });
  await request(me, {});
  expect(sent[0]?.path).toBe(
    '/product/list?warehouse=1&userId=u1&userCityId=11001&reference=ana&page=2',
  );
  expect(sent[1]?.path).toBe('/auth/me');
});

it('writes what the path names into the path', async () => {
  const { sent, request } = build([]);
  await request(listCustomList, { query: { name: 'año-nuevo', page: '2' } });
  expect(sent[0]?.path).toMatch(/^\/product\/custom-list\/a%C3%B1o-nuevo\?[^?]*page=2$/);
  expect(sent[0]?.path).not.toContain('name=');
});

it('sends a body as JSON and leaves out what was not given', async () => {
  const { sent, request } = build([]);
  await request(addItem, { body: { productId: '1', code: 'ALM001', quantity: 2 } });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"productId":"1","code":"ALM001","quantity":2}',
  });
});

it('throws the server’s code and sentence', async () => {
  const { request } = build([refusal(400, 'OUT_OF_STOCK')]);
  await expect(request(me, {})).rejects.toMatchObject({
    status: 400,
    code: 'OUT_OF_STOCK',
    message: 'sentence of OUT_OF_STOCK',
  });
});

it('never shows what a stranger in between has answered', async () => {
  const { request } = build([{ status: 502, body: '<html>nginx</html>' }]);
  await expect(request(me, {})).rejects.toMatchObject({ status: 502, code: 'UNEXPECTED' });
});

it('says that there was no connection', async () => {
  const { request } = build([new TypeError('Failed to fetch')]);
  await expect(request(me, {})).rejects.toMatchObject({ status: 0, code: 'OFFLINE' });
});

it('renews a lost session once and sends the same again', async () => {
  const renew = vi.fn(async () => true);
  const { sent, request } = build(
    [refusal(401, 'NO_SESSION'), { status: 200, body: { ok: 1 } }],
    renew,
  );
  await expect(request(me, {})).resolves.toEqual({ ok: 1 });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('gives up when the renewed session is refused too', async () => {
  const renew = vi.fn(async () => true);
  const { sent, request } = build([refusal(401, 'NO_SESSION'), refusal(401, 'NO_SESSION')], renew);
  await expect(request(me, {})).rejects.toMatchObject({ code: 'NO_SESSION' });
  expect([sent.length, renew.mock.calls.length]).toEqual([2, 1]);
});

it('does not renew a session that is a guest’s where an account is needed', async () => {
  const renew = vi.fn(async () => true);
  const { request } = build([refusal(401, 'LOGIN_REQUIRED')], renew);
  await expect(request(me, {})).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  expect(renew).not.toHaveBeenCalled();
});

it('does not renew for a wrong password', async () => {
  const renew = vi.fn(async () => true);
  const { request } = build([refusal(400, 'BAD_CREDENTIALS')], renew);
  const body = { email: 'ana@salon.co', password: 'x' };
  await expect(request(login, { body })).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
  expect(renew).not.toHaveBeenCalled();
});
