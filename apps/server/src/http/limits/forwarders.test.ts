import { Writable } from 'node:stream';
import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { readDeployment } from '../../db/start/deployment.ts';
import { createClock, day } from '../../testing/ports.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { noticeForwarders } from './forwarders.ts';

const clock = createClock();
let test: TestApp;
afterEach(() => test.close());

async function ask(remoteAddress: string, forwarded?: string) {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const reply = await test.app.inject({ url: '/api/auth/me', remoteAddress, headers });
  expect(reply.statusCode).toBe(200);
}
const noted = async () => (await readDeployment(test.sql.reader, clock())).forwarders;

describe('a proxy in front that TRUST_PROXY does not name', () => {
  it('is noted, and who comes by themselves is not', async () => {
    test = await createTestApp({ ports: { clock } });
    await ask('203.0.113.1');
    await ask('::ffff:10.0.0.5', '198.51.100.7');
    await ask('::ffff:10.0.0.5', '198.51.100.8');
    expect(await noted()).toEqual(['10.0.0.5']);
    clock.advance(8 * day);
    expect(await noted()).toEqual([]);
  });

  it('is no longer noted once it is named', async () => {
    test = await createTestApp({ ports: { clock }, settings: { trustProxy: ['10.0.0.0/8'] } });
    await ask('10.0.0.5', '198.51.100.7');
    await ask('10.0.0.6', 'not an address');
    expect(await noted()).toEqual([]);
  });

  it('fills neither the log nor the table, no matter who pretends to be one', async () => {
    test = await createTestApp({ ports: { clock } });
    for (let n = 1; n <= 60; n += 1) await ask(`203.0.113.${n}`, '198.51.100.7');
    expect((await noted()).length).toBeLessThanOrEqual(20);
  });

  it('is said once in the log, with what to set', async () => {
    test = await createTestApp({ ports: { clock } });
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const app = fastify({ logger: { level: 'warn', stream } });
    noticeForwarders(app, async () => {});
    app.get('/', async () => 'ok');
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    for (let n = 0; n < 3; n += 1) await app.inject({ url: '/', headers });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TRUST_PROXY=127.0.0.1');
    await app.close();
  });
});
