import { tellPageErrors } from '@matiz/contracts/shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { askAs } from '#testing/orders.ts';
import { startReceiver } from '#testing/receiver.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { DatabaseUnavailable } from '../db/connection/unavailable.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createErrorReports } from './create-error-reports.ts';

const receiver = await startReceiver();
const losses: unknown[] = [];
const key = 'b9ae7d2f0c1e4a5f8d6c3b2a19080706';
const open = () =>
  createErrorReports({
    dsn: `${receiver.address.replace('://', `://${key}@`)}/7`,
    release: 'v2.4.0',
    environment: 'test',
    onLoss: (loss) => void losses.push(loss),
  });
const reports = open();

/** What the request is answered with, by its name. */
const faults: Record<string, () => Error> = {
  plain: () => new TypeError('no price'),
  personal: () => new Error('no price for ana.rios@salon.co, 300 123 4567, "Ana Ríos"'),
  caused: () => new Error('the list was not read', { cause: new RangeError('page 0') }),
  twice: () => new Error('again and again'),
  early: () => new Error('while nobody takes it'),
  late: () => new Error('while nobody is to be asked'),
  database: () => new DatabaseUnavailable('down', new Error('ECONNREFUSED')),
};
const shop = useTestApp({
  ports: { errorReports: reports },
  addRoutes: (app) =>
    app.get('/breaks/:name', async ({ params }) => {
      throw faults[z.object({ name: z.string() }).parse(params).name]?.() ?? new Error('unknown');
    }),
});
let token: string;
beforeAll(async () => {
  token = (await signIn(shop, 'Guest')).headers.token;
});
beforeEach(() => {
  receiver.received.length = 0;
  losses.length = 0;
});
afterAll(async () => {
  await reports.stop();
  await receiver.stop();
});

/** An envelope: its own header, then an item's header and the item, each a line of JSON. */
const envelopeSchema = z.tuple([
  z.object({ event_id: z.string().regex(/^[\da-f]{32}$/), sent_at: z.iso.datetime() }),
  z.object({ type: z.literal('event') }),
  z.object({
    event_id: z.string(),
    timestamp: z.number(),
    platform: z.string(),
    level: z.literal('error'),
    release: z.string(),
    environment: z.literal('test'),
    transaction: z.string(),
    tags: z.record(z.string(), z.string()),
    exception: z.object({
      values: z.array(
        z.object({
          type: z.string(),
          value: z.string(),
          stacktrace: z
            .object({
              frames: z.array(
                z.object({
                  filename: z.string().optional(),
                  function: z.string().optional(),
                  lineno: z.int().optional(),
                }),
              ),
            })
            .optional(),
        }),
      ),
    }),
  }),
]);

const eventsSoFar = () =>
  receiver.received.map(({ text }) => {
    const lines = text.split('\n').filter((line) => line !== '');
    const [header, , event] = envelopeSchema.parse(lines.map((line) => JSON.parse(line)));
    expect(event.event_id).toBe(header.event_id);
    return event;
  });

async function nextEvent() {
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(0), { timeout: 60_000 });
  const [event] = eventsSoFar();
  if (event === undefined) throw new Error('it was there a moment ago');
  return event;
}

const breakWith = (name: string) =>
  shop.app.inject({
    url: `/breaks/${name}?secreto=1`,
    headers: { token, 'x-request-id': `request-${name}`, 'user-agent': 'Firefox of Ana' },
  });

describe('a fault of the server', () => {
  it('is told as an envelope with release, route, stack and request id', async () => {
    expect((await breakWith('plain')).statusCode).toBe(500);
    const event = await nextEvent();
    expect(receiver.received[0]?.path).toMatch(/^\/api\/7\/envelope\//);
    expect(receiver.received[0]?.path).toContain(`sentry_key=${key}`);
    expect(event).toMatchObject({
      platform: 'node',
      release: 'matiz@v2.4.0',
      transaction: 'GET /breaks/:name',
      tags: { side: 'server', request_id: 'request-plain' },
    });
    const [fault] = event.exception.values;
    expect(fault?.type).toBe('TypeError');
    expect(fault?.stacktrace?.frames.at(-1)?.filename).toBe(
      'app:///apps/server/src/error-reports/error-reports.test.ts',
    );
  });

  it('is told with what caused it, the cause first', async () => {
    await breakWith('caused');
    const { exception } = await nextEvent();
    expect(exception.values.map(({ type, value }) => [type, value])).toEqual([
      ['RangeError', 'page 0'],
      ['Error', 'the list was not read'],
    ]);
  });

  it('says nothing of a person, of the machine, or of what else was asked', async () => {
    await breakWith('personal');
    const { exception } = await nextEvent();
    expect(exception.values[0]?.value).toBe('no price for [correo], [número], "…"');
    const text = receiver.received[0]?.text ?? '';
    expect(text).not.toMatch(/ana|Ríos|300 123|secreto|Firefox/);
    expect(text).not.toContain(token);
    expect(text).not.toContain(process.cwd());
    const event = z
      .looseObject({ contexts: z.json() })
      .parse(JSON.parse(text.split('\n')[2] ?? ''));
    // The library's own, drawn by chance: it belongs to no trace of ours.
    const ofChance = { trace: { trace_id: expect.any(String), span_id: expect.any(String) } };
    expect(event.contexts).toEqual(ofChance);
    expect(Object.keys(event).sort()).toEqual([
      'contexts',
      'environment',
      'event_id',
      'exception',
      'level',
      'platform',
      'release',
      'tags',
      'timestamp',
      'transaction',
    ]);
  });

  it('is told once a minute, however often it comes', async () => {
    for (let n = 0; n < 20; n += 1) await breakWith('twice');
    await nextEvent();
    await reports
      .job({ name: 'test.last', id: '1' }, async () => {
        throw new Error('the last one');
      })
      .catch(() => {});
    await vi.waitFor(() => expect(eventsSoFar().at(-1)?.transaction).toBe('test.last'), {
      timeout: 60_000,
    });
    expect(eventsSoFar()).toHaveLength(2);
  });

  it('is not told where it is an answer: the database was away', async () => {
    expect((await breakWith('database')).statusCode).toBe(503);
    await breakWith('nobody-knows-it');
    expect((await nextEvent()).exception.values[0]?.value).toBe('unknown');
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a fault of a job', () => {
  it('is told by the name of what failed and the id of the job', async () => {
    const jobs = createJobs(shop.sql, reports.job);
    const run = async () => {
      throw new Error('no mail was written');
    };
    await jobs.start(
      { subscribers: [], tasks: [{ name: 'test.failing', cron: '0 3 * * *', run }] },
      { warn: () => {} },
    );
    const id = await (await jobs.open()).send('task', { name: 'test.failing' });
    const event = await nextEvent();
    await jobs.stop();
    expect(event.transaction).toBe('test.failing');
    expect(event.tags).toEqual({ side: 'job', job_id: id });
  });
});

describe('POST /events/page-errors', () => {
  it('is passed on under the page’s own release, with the frames of any browser', async () => {
    const guest = askAs(shop, { headers: { token } });
    const stack = 'render@https://matiz.co/assets/a-1.js:1:20\n@https://matiz.co/assets/b-2.js:3:4';
    await guest(tellPageErrors, {
      release: 'assets/index-a1.js',
      errors: [{ path: '/home/cart', message: 'TypeError: x of ana@salon.co', stack }],
    });
    const event = await nextEvent();
    expect(event).toMatchObject({
      platform: 'javascript',
      release: 'matiz-web@index-a1.js',
      transaction: '/home/cart',
      tags: { side: 'page' },
    });
    const [fault] = event.exception.values;
    expect(fault).toMatchObject({ type: 'TypeError', value: 'x of [correo]' });
    expect(fault?.stacktrace?.frames).toMatchObject([
      { filename: 'https://matiz.co/assets/b-2.js', lineno: 3 },
      { filename: 'https://matiz.co/assets/a-1.js', function: 'render', lineno: 1 },
    ]);
  });
});

describe('a service that takes nothing', () => {
  it('keeps no request waiting, and is left alone for as long as it says', async () => {
    receiver.answer(429, { 'retry-after': '3600' });
    expect((await breakWith('early')).statusCode).toBe(500);
    await vi.waitFor(() => expect(losses).toHaveLength(1), { timeout: 60_000 });
    expect((await breakWith('late')).statusCode).toBe(500);
    await reports.stop();
    expect(receiver.received).toHaveLength(1);
  });
});
