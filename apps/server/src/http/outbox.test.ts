import { describe, expect, it } from 'vitest';
import { createClock, day } from '../testing/ports.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const clock = createClock();
const test = useTestApp({ clock });

const read = (from: TestApp = test, query = '') => from.app.inject({ url: `/dev/outbox${query}` });

describe('GET /dev/outbox', () => {
  it('shows what would have been sent, newest first, with links that can be followed', async () => {
    const to = '+573001112233';
    await test.deps.messages.send({ channel: 'sms', to, text: '111111 es tu código' });
    await test.deps.messages.send({
      channel: 'email',
      to: 'ana@salon.co',
      subject: 'Cambia tu contraseña',
      text: 'Abre https://matiz.co/login/change/password/abc-_1\nGracias',
    });
    const page = await read();
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body.indexOf('Cambia tu contraseña')).toBeLessThan(page.body.indexOf('111111'));
    expect(page.body).toContain(
      '<a href="https://matiz.co/login/change/password/abc-_1">https://matiz.co/login/change/password/abc-_1</a>',
    );
    expect((await read(test, '?to=%2B573001112233')).body).not.toContain('Cambia tu contraseña');
  });

  it('shows what someone typed as text, never as a page', async () => {
    const text = '<script>alert(1)</script> https://x.co/"onclick="alert(1) javascript:alert(1)';
    await test.deps.messages.send({ channel: 'sms', to: '"><img src=x>', text });
    const { body } = await read();
    expect(body).not.toContain('<script');
    expect(body).not.toContain('<img');
    expect(body).not.toMatch(/<a[^>]+onclick/);
    expect(body).not.toContain('href="javascript');
  });

  it('keeps nothing for more than a week', async () => {
    await test.deps.messages.send({ channel: 'sms', to: '+573009998877', text: 'viejo' });
    clock.advance(7 * day + 1);
    await test.deps.messages.send({ channel: 'sms', to: '+573009998877', text: 'nuevo' });
    const { body } = await read();
    expect(body).toContain('nuevo');
    expect(body).not.toContain('viejo');
  });

  it.each([
    ['in production', { environment: 'production', isProduction: true }, 404],
    [
      'in production, whatever NODE_ENV says',
      { environment: 'development', isProduction: true },
      404,
    ],
    ['in the demonstration', { environment: 'production' }, 200],
    ['in development', { environment: 'development' }, 200],
  ] as const)('%s: %o answers %d', async (_, settings, status) => {
    const other = await createTestApp({ settings });
    expect((await read(other)).statusCode).toBe(status);
    const sent = await other.deps.messages.send({ channel: 'sms', to: '+573001112233', text: 'x' });
    expect(sent.ok).toBe(status === 200);
    const kept = await other.sql`SELECT FROM local_message`;
    expect(kept).toHaveLength(status === 200 ? 1 : 0);
    await other.close();
  });
});
