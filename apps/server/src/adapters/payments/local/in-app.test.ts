import { beforeAll, describe, expect, it } from 'vitest';
import { fillForm } from '#testing/press-form.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { createWompi, type WompiKeys } from '../wompi.ts';
import { createAttempt, createTime, pseAt } from './testing.ts';

const { clock } = createTime();
const publicUrl = 'https://practica.matiz.co';
const test = useTestApp({
  clock,
  settings: { publicUrl },
  ports: { fetch: async () => new Response('') },
});
let keys: WompiKeys;
beforeAll(() => {
  if (test.deps.practiceKeys === null) throw new Error('nobody practises here');
  keys = test.deps.practiceKeys.wompi;
});

/** The adapter before the application, without a network. */
function openWompi() {
  return createWompi({
    apiUrl: `${publicUrl}/dev/wompi/v1`,
    pageUrl: `${publicUrl}/dev/wompi/p/`,
    keys,
    clock,
    wait: async () => {},
    fetch: async (url, init) => {
      const answer = await test.app.inject({
        method: init?.method === 'POST' ? 'POST' : 'GET',
        url: String(url).replace(publicUrl, ''),
        headers: Object.fromEntries(new Headers(init?.headers)),
        ...(init?.body ? { payload: String(init.body) } : {}),
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
}
const read = (url: string) => test.app.inject(url.replace(publicUrl, ''));
const returnUrl = 'https://tienda.matiz.co/retorno';

describe('the local Wompi inside the application', () => {
  it('shows a page whose style its policy allows, and which may lead back to the shop', async () => {
    const { url } = await openWompi().begin(createAttempt({ kind: 'card' }, { returnUrl }));
    const page = await read(url);
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    const nonce = page.body.match(/<style nonce="([^"]+)">/)?.[1];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("form-action 'self' https://tienda.matiz.co");

    const { action, form } = fillForm(page.body, 'card', 'APPROVED');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = form.toString();
    const paid = await test.app.inject({ method: 'POST', url: action, headers, payload });
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toContain(`${returnUrl}?id=`);
  });

  it('gives addresses that the payer’s browser reaches', async () => {
    const { url } = await openWompi().begin(createAttempt(pseAt('1007'), { returnUrl }));
    expect(url.startsWith(`${publicUrl}/dev/wompi/bank/`)).toBe(true);
    const page = await read(url);
    expect(String(page.headers['content-security-policy'])).toContain('https://tienda.matiz.co');
    const { contracts } = await openWompi().choices();
    expect(contracts.policy).toBe(`${publicUrl}/dev/wompi/contracts/policy`);
  });

  it('leaves forms refused everywhere else, and answers its own problems itself', async () => {
    expect(test.app.hasContentTypeParser('application/x-www-form-urlencoded')).toBe(false);
    const missing = await read('/dev/wompi/v1/transactions/nadie');
    expect(missing.json()).toEqual({
      error: { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' },
    });
    expect((await read('/dev/wompi/nada')).json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});
