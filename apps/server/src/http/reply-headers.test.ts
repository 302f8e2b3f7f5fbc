import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { loggerOptions } from './request-log.ts';

const test = useTestApp({
  addRoutes: (app) => {
    app.get('/long', () => ({ text: 'matiz '.repeat(1000) }));
  },
});
const secure = useTestApp({ settings: { publicUrl: 'https://matiz.co' } });

describe('the content security policy', () => {
  it('lets a page run our files and what carries its nonce, which is new each time', async () => {
    const [one, other] = await Promise.all([
      test.app.inject({ url: '/healthz' }),
      test.app.inject({ url: '/healthz' }),
    ]);
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'nonce-\w{32}'(;|$)/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(other.headers['content-security-policy']).not.toBe(policy);
  });

  it('lets a page load Google’s script only where the setting asks for it', async () => {
    const counted = await createTestApp({ settings: { ga4MeasurementId: 'G-TEST1234' } });
    const policyOf = async ({ app }: TestApp) =>
      String((await app.inject({ url: '/healthz' })).headers['content-security-policy']);
    expect(await policyOf(test)).not.toContain('google');
    const policy = await policyOf(counted);
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com 'nonce-/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/style-src 'self' 'nonce-/);
    await counted.close();
  });

  it('lets the reply of a call do nothing at all', async () => {
    const reply = await test.app.inject({ url: '/api/auth/me' });
    expect(reply.headers['content-security-policy']).toBe(
      "default-src 'none';frame-ancestors 'none'",
    );
  });
});

describe('other headers', () => {
  it.each([
    ['plain', () => test],
    ['secure', () => secure],
  ])('are those of a page for a call, too: %s', async (_name, site) => {
    const own = [
      'content-security-policy',
      'content-length',
      'content-type',
      'x-request-id',
      'date',
    ];
    const headersOf = async (url: string) => {
      const { headers } = await site().app.inject({ url });
      return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
    };
    expect(await headersOf('/api/auth/me')).toEqual(await headersOf('/api/nothing'));
  });

  it('guess no types, tell no address to other sites, and ask for TLS only where it is', async () => {
    const plain = await test.app.inject({ url: '/healthz' });
    expect(plain.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(plain.headers).not.toHaveProperty('x-powered-by');
    const overTls = await secure.app.inject({ url: '/healthz' });
    expect(overTls.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['zstd', undefined],
    ['', undefined],
  ])('compress a long reply for %j', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const reply = await test.app.inject({ url: '/long', headers });
    expect(reply.headers['content-encoding']).toBe(encoding);
  });

  it('leave a short reply as it is', async () => {
    const reply = await test.app.inject({
      url: '/healthz',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(reply.headers['content-encoding']).toBeUndefined();
  });
});

describe('GET /healthz and /readyz', () => {
  it('answer while the database does', async () => {
    expect((await test.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await test.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('tell a database that is behind from a process that is alive', async () => {
    await secure.sql`DELETE FROM schema_migration WHERE number = 1`;
    expect((await secure.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    const unready = await secure.app.inject({ url: '/readyz' });
    expect(unready.statusCode).toBe(503);
    expect(unready.json()).toEqual({ status: 'unavailable', reasons: ['migrations'] });
    await secure.sql`DROP TABLE schema_migration`;
    const lost = await secure.app.inject({ url: '/readyz' });
    expect(lost.json()).toEqual({ status: 'unavailable', reasons: ['database'] });
  });
});

describe('the log', () => {
  it('holds no secret, wherever one is logged', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const log = pino(loggerOptions('info'), stream);
    const secrets = {
      token: 's3cret',
      refreshToken: 's3cret',
      cookie: 's3cret',
      password: 's3cret',
    };
    log.info(secrets);
    log.info({ body: secrets, req: { headers: { ...secrets, authorization: 's3cret' } } });
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('s3cret');
  });
});
