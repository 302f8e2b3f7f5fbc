import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { press } from '#testing/press-form.ts';
import { createWompi } from '../wompi.ts';
import { createTables } from './schema.ts';
import { createAttempt, keys, type LocalWompiTest, startLocalWompi } from './testing.ts';

let test: LocalWompiTest;
beforeAll(async () => {
  test = await startLocalWompi();
});
afterAll(() => test.close());
beforeEach(() => {
  test.ear.received.length = 0;
  test.warn.mockClear();
});

const received = () => test.ear.received.length;

async function pay() {
  const attempt = createAttempt({ kind: 'card' }, { expiresAt: new Date('2027-01-01T00:00:00Z') });
  await press((await test.wompi.begin(attempt)).url, 'card', 'APPROVED');
  return attempt;
}

describe('a notice of the local Wompi', () => {
  it('comes again after one, five and twenty-five seconds until it is answered with 200', async () => {
    test.ear.answers.push(500, 204, 201);
    const { reference } = await pay();
    for (const [tries, ms] of [700, 1_000, 5_000, 25_000].entries()) {
      expect(received()).toBe(tries);
      await test.time.pass(ms);
      await expect.poll(received).toBe(tries + 1);
    }
    expect(test.warn).toHaveBeenCalledTimes(3);
    const ids = test.ear.received.map(({ body }) => test.wompi.readNotice(body)?.id);
    expect(new Set(ids).size).toBe(1);
    expect(test.wompi.readNotice(test.ear.received[0]?.body)).toMatchObject({ reference });
  });

  it('is given up after the fourth try, which is only logged', async () => {
    test.ear.answers.push(500, 500, 500, 500);
    await pay();
    for (const ms of [700, 1_000, 5_000, 25_000]) await test.time.pass(ms);
    await expect.poll(received).toBe(4);
    await expect.poll(() => test.warn.mock.calls.length).toBe(4);
    expect(JSON.stringify(test.warn.mock.calls)).not.toContain(keys.events);
  });

  it('does not come twice when it was taken', async () => {
    await pay();
    await test.time.pass(700);
    await expect.poll(received).toBe(1);
    await wait(50);
    expect(test.time.isWaitedFor()).toBe(false);
  });

  it('is not sent any more once its server has closed, which waits for nothing', async () => {
    const other = await test.start();
    const wompi = createWompi({
      apiUrl: `${other.origin}/dev/wompi/v1`,
      pageUrl: `${other.origin}/dev/wompi/p/`,
      keys,
      clock: test.time.clock,
    });
    const expiresAt = new Date('2027-01-01T00:00:00Z');
    const attempt = createAttempt({ kind: 'card' }, { expiresAt });
    await press((await wompi.begin(attempt)).url, 'card', 'APPROVED');
    await other.app.close();
    await test.time.pass(700);
    // The payment itself outlives the server that took it.
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'approved' }]);
    expect(received()).toBe(0);
  });
});

describe('the tables of the local Wompi', () => {
  it('are made once, however many begin together', async () => {
    for (let round = 0; round < 5; round += 1) {
      await test.sql.unsafe('drop schema if exists local_wompi cascade');
      await Promise.all(Array.from({ length: 6 }, () => createTables(test.sql)));
    }
    expect(await test.wompi.find('nadie')).toEqual([]);
  });

  it('are made again at the first request to a server', async () => {
    await test.sql.unsafe('drop schema local_wompi cascade');
    const { app, origin } = await test.start();
    const answer = await fetch(`${origin}/dev/wompi/v1/transactions/nadie`);
    await app.close();
    expect(answer.status).toBe(404);
  });
});
