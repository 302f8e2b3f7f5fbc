import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/use-test-app.ts';

const shell = 'capacitor://localhost';

const test = useTestApp({ settings: { appOrigins: [shell, 'https://localhost'] } });

function askBefore(origin: string) {
  return test.app.inject({
    method: 'OPTIONS',
    url: '/api/cart/additem',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,token,idempotency-key',
    },
  });
}

describe('an installed shell, on an origin of its own', () => {
  it('may send calls with its token, and is told so beforehand', async () => {
    const reply = await askBefore(shell);
    expect(reply.statusCode).toBe(204);
    expect(reply.headers['access-control-allow-origin']).toBe(shell);
    expect(reply.headers['access-control-allow-methods']).toContain('PUT');
    const allowed = String(reply.headers['access-control-allow-headers']).toLowerCase();
    for (const name of ['token', 'refreshtoken', 'idempotency-key', 'content-type']) {
      expect(allowed.split(', ')).toContain(name);
    }
  });

  it('opens a visitor of its own and reads the tokens, never cookies', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v3/auth/guest',
      headers: { origin: shell, 'sec-fetch-site': 'cross-site' },
      payload: {},
    });
    expect(reply.headers['access-control-allow-origin']).toBe(shell);
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.json()).toMatchObject({ token: expect.any(String), user: { rol: 'Guest' } });
  });

  it('reads refusals too, so that it can say them', async () => {
    const reply = await test.app.inject({ url: '/api/order/list', headers: { origin: shell } });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['access-control-allow-origin']).toBe(shell);
    expect(reply.headers['access-control-expose-headers']).toContain('x-request-id');
  });

  it('is kept apart from others in every cache', async () => {
    const reply = await test.app.inject({ url: '/api/auth/me', headers: { origin: shell } });
    expect(String(reply.headers.vary).toLowerCase()).toContain('origin');
  });
});

describe('a page of any other origin', () => {
  it.each([
    'https://example.com',
    'http://localhost:8080',
    'https://localhost.example.com',
    'null',
  ])('is not let in: %s', async (origin) => {
    const before = await askBefore(origin);
    expect(before.headers['access-control-allow-origin']).toBeUndefined();
    const reply = await test.app.inject({ url: '/api/auth/me', headers: { origin } });
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});
