import { defineCall } from '@matiz/contracts/define-call.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { z } from 'zod';
import type { Queue } from '#lib/queue.ts';
import { pauseWork } from '../../testing/paused-work.ts';
import { signIn } from '../../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { serve } from '../serve.ts';
import { visitorsAtOnce } from './visitor-queue.ts';

/** A reading of anybody's that takes as long as the test wants. */
const reading = defineCall({
  method: 'GET',
  path: '/reading/:name',
  spec: 'test',
  summary: 'test',
  access: 'visitor',
  query: z.strictObject({ name: z.string() }),
  replies: { 200: z.object({ name: z.string() }) },
  errors: [],
});

let test: TestApp;
let readings: ReturnType<typeof pauseWork>;
let run: MockInstance<Queue['run']>;

beforeEach(async () => {
  readings = pauseWork();
  test = await createTestApp({
    addRoutes: (app) =>
      serve(app, reading, async ({ query }) => {
        await readings.hold(query.name);
        return ok({ name: query.name });
      }),
  });
  run = vi.spyOn(test.app.visitorQueue, 'run');
});
afterEach(async () => {
  readings.releaseAll();
  await test.close();
});

const read = (name: string, from = '186.80.0.1', headers = {}) =>
  test.app.inject({ url: `/api/reading/${name}`, remoteAddress: from, headers });
const crowdOf = (count: number, headers = {}) =>
  Array.from({ length: count }, (_, index) => read(`crowd-${index}`, '186.80.0.1', headers));
const begun = (works: number) =>
  vi.waitUntil(() => readings.begun.length >= works, { timeout: 60_000 });
/** So many have asked for a place. */
async function arrived(works: number): Promise<void> {
  // A thousand take longer on a busy machine; how long is not what these tests are about.
  await vi.waitUntil(() => run.mock.calls.length >= works, { timeout: 60_000 });
  await begun(Math.min(works, visitorsAtOnce));
}

async function expectServed(replies: ReturnType<typeof read>[]): Promise<void> {
  readings.releaseAll();
  const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(statuses.map(() => 200));
}

describe('what visitors read', () => {
  it('is read beside few others, however much is asked for, and all of it is answered', async () => {
    const replies = crowdOf(60);
    await arrived(60);
    await readings.releaseOne();
    expect(readings.begun).toHaveLength(visitorsAtOnce + 1);
    await expectServed(replies);
  });

  it('is read in turn with what other addresses ask for', async () => {
    const replies = crowdOf(60);
    await arrived(60);
    replies.push(read('other', '190.24.0.2'));
    await arrived(61);
    await readings.releaseOne();
    await readings.releaseOne();
    expect(readings.begun.slice(visitorsAtOnce)).toContain('other');
    await expectServed(replies);
  });

  it('counts for the address, not for the sessions that a guest opens there', async () => {
    const guests = await Promise.all(['a', 'b'].map(() => signIn(test, 'Guest')));
    const replies = guests.flatMap(({ headers }) => crowdOf(30, headers));
    await arrived(60);
    replies.push(read('other', '190.24.0.2'));
    await arrived(61);
    await readings.releaseOne();
    await readings.releaseOne();
    expect(readings.begun.slice(visitorsAtOnce)).toContain('other');
    await expectServed(replies);
  });

  it('is refused as busy where an address waits for a thousand, and only there', async () => {
    const replies = crowdOf(visitorsAtOnce + 1_000);
    await arrived(visitorsAtOnce + 1_000);
    const refused = await read('too-much');
    expect(refused.json()).toMatchObject({ code: 'BUSY' });
    expect(refused.headers['retry-after']).toBe('2');
    replies.push(read('other', '190.24.0.2'));
    await expectServed(replies);
  });
});

describe('what people with an account read', () => {
  it('waits for no visitor', async () => {
    const { headers } = await signIn(test, 'Admin customer');
    const replies = crowdOf(60);
    await arrived(60);
    replies.push(read('buyer', '186.80.0.1', headers));
    await begun(visitorsAtOnce + 1);
    expect(readings.begun.at(-1)).toBe('buyer');
    await expectServed(replies);
  });
});
