import { describe, expect, it } from 'vitest';
import { newPhone } from '#testing/phones.ts';
import { createTestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { practiceAccounts } from './local-carriers.ts';

const secret = 'a secret that only these tests know, long enough';
const test = useTestApp({ settings: { secret, practisesCarriers: true } });
const keys = practiceAccounts(secret);

describe('the counterpart is no laxer than the real one', () => {
  const component = { type: 'body', parameters: [{ type: 'text', text: '123456' }] };
  const button = { ...component, type: 'button', sub_type: 'url', index: '0' };
  const good = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '573001112233',
    type: 'template',
    template: { name: 'matiz_codigo', language: { code: 'es' }, components: [component, button] },
  };
  const ask = async (body: object, token = keys.whatsapp.token, id = keys.whatsapp.phoneId) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/dev/carriers/graph/${id}/messages`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
    return reply.statusCode === 200 ? 200 : reply.json().error.code;
  };
  const { template } = good;

  it.each([
    ['another token', 190, () => ask(good, 'otro')],
    ['another number of ours', 100, () => ask(good, undefined, '999999')],
    ['an unknown template', 132001, () => ask({ ...good, template: { ...template, name: 'x' } })],
    [
      'another language',
      132001,
      () => ask({ ...good, template: { ...template, language: { code: 'es_CO' } } }),
    ],
    [
      'a code without its button',
      132000,
      () => ask({ ...good, template: { ...template, components: [component] } }),
    ],
    ['a phone with a plus', 131009, () => ask({ ...good, to: '+573001112233' })],
    ['free text', 100, () => ask({ ...good, type: 'text', text: { body: 'hola' } })],
    ['all as it should be', 200, () => ask(good)],
  ] as const)('%s: %i', async (_, code, asked) => {
    expect(await asked()).toBe(code);
  });

  it('refuses the eleventh message in a minute to one person', async () => {
    const to = `57${newPhone()}`;
    const codes = [];
    for (let n = 0; n < 11; n += 1) codes.push(await ask({ ...good, to }));
    expect(codes.slice(-2)).toEqual([200, 131056]);
  });
});

describe('GET /api/message/whatsapp', () => {
  const greet = (token: string, mode = 'subscribe') =>
    test.app.inject(
      `/api/message/whatsapp?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`,
    );

  it('answers Meta’s first question with its challenge, and nobody else', async () => {
    const reply = await greet(keys.whatsapp.verifyToken);
    expect([reply.statusCode, reply.body]).toEqual([200, '1158201444']);
    for (const other of [await greet('otro'), await greet(keys.whatsapp.verifyToken, 'x')]) {
      expect([other.statusCode, other.body]).toEqual([403, '']);
    }
  });
});

it('is not there in production', async () => {
  const real = await createTestApp({ settings: { practisesCarriers: true, isProduction: true } });
  const url = '/dev/carriers/faults';
  expect((await real.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404);
  expect(real.deps.messages.carries('sms')).toBe(false);
  await real.close();
});
