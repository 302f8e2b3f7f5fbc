import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { startReceiver } from '#testing/receiver.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { callInProcess } from '../http/pages/pages-calls.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { createTracing } from './create-tracing.ts';

const receiver = await startReceiver();
const faults: unknown[] = [];
const tracing = createTracing(
  { endpoint: `${receiver.address}/`, headers: { 'x-key': 'of the collector' }, share: 1 },
  (fault) => void faults.push(fault),
);
const shop = useTestApp({
  ports: { tracing },
  settings: { trustProxy: ['127.0.0.1'] },
  addRoutes: (app) =>
    app.get('/a-page', (page) => {
      const call = callInProcess(page, { token: null });
      return call({ method: 'GET', path: '/states', headers: {} });
    }),
});
let address: string;
beforeAll(async () => {
  address = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await tracing.stop();
  await receiver.stop();
});

const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
    }),
  ),
  status: z.object({ code: z.int() }),
});
type Span = z.infer<typeof spanSchema>;
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) }),
  ),
});

function spansSoFar(): Span[] {
  const bodies = receiver.received.map(({ text }) => exportSchema.parse(JSON.parse(text)));
  return bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
}

const attributeOf = ({ attributes }: Span, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** The span of the request with that id, and all that was done within it. */
async function traceOf(requestId: string) {
  const find = () =>
    spansSoFar().find((each) => attributeOf(each, 'matiz.request_id') === requestId) ?? null;
  await vi.waitFor(() => expect(find()).not.toBeNull(), { timeout: 60_000 });
  const request = find();
  if (request === null) throw new Error('it was there a moment ago');
  const inner = spansSoFar().filter(({ parentSpanId }) => parentSpanId === request.spanId);
  return { request, inner };
}

const visitor = '203.0.113.7';
const proxied = { 'x-forwarded-for': visitor };
const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const outer = '00f067aa0ba902b7';
const traceparent = `00-${trace}-${outer}-01`;

describe('POST /cart/additem', () => {
  let buyer: Shopper;
  let product: Awaited<ReturnType<typeof buildProduct>>;
  beforeAll(async () => {
    buyer = await buildShopper(shop);
    product = await buildProduct(shop.sql, { name: 'Tinte de los spans' });
  });
  const add = (headers: Record<string, string>, quantity = 2) =>
    fetch(`${address}/api/cart/additem`, {
      method: 'POST',
      headers: { ...buyer.headers, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ productId: String(product.id), code: product.code, quantity }),
    });

  it('is one span under what the proxy began, with its statements by their names in the code', async () => {
    const reply = await add({ ...proxied, traceparent, 'x-request-id': 'from-the-browser' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-request-id')).toBe('from-the-browser');
    const { request, inner } = await traceOf('from-the-browser');
    expect(request).toMatchObject({
      name: 'POST /api/cart/additem',
      traceId: trace,
      parentSpanId: outer,
    });
    expect(attributeOf(request, 'http.route')).toBe('/api/cart/additem');
    expect(attributeOf(request, 'http.response.status_code')).toBe(200);
    expect(new Set(inner.map(({ traceId }) => traceId))).toEqual(new Set([trace]));
    const written = inner.map((span) => [span.name, attributeOf(span, 'code.file.path')]);
    expect(written).toEqual([
      ['findPrincipal', 'modules/identity/session/principal.store.ts'],
      ['readCart', 'modules/cart/cart.store.ts'],
      ['openCart', 'modules/cart/lines/cart-write.store.ts'],
    ]);
  });

  it('tells nothing of whom, from where, or what', async () => {
    await add({ ...proxied, 'x-request-id': 'without-a-person' });
    await traceOf('without-a-person');
    const keys = new Set(
      spansSoFar().flatMap(({ attributes }) => attributes.map(({ key }) => key)),
    );
    expect([...keys].sort()).toEqual([
      'code.file.path',
      'code.line.number',
      'db.system.name',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'matiz.request_id',
    ]);
    const sent = receiver.received.map(({ text }) => text).join('\n');
    const [row] = await shop.sql<{ email: string; name: string }[]>`
      SELECT email, name FROM app_user WHERE id = ${buyer.userId}`;
    const personal = [visitor, buyer.userId, buyer.customerId, row?.email, row?.name];
    const own = [...Object.values(buyer.headers), product.code, 'Tinte de los spans'];
    for (const value of [...personal, ...own]) {
      expect(value).toBeTruthy();
      expect(sent).not.toContain(value);
    }
  });

  it('says of a refusal only that it was one', async () => {
    const reply = await add({ ...proxied, 'x-request-id': 'too-many-of-it' }, 1_000_000);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    const { request } = await traceOf('too-many-of-it');
    expect(attributeOf(request, 'http.response.status_code')).toBe(reply.status);
    expect(request.status.code).toBe(0);
  });
});

it('a trace that anyone names, without a proxy of TRUST_PROXY, is not joined', async () => {
  await fetch(`${address}/api/states`, { headers: { traceparent, 'x-request-id': 'a-stranger' } });
  const { request } = await traceOf('a-stranger');
  expect(request.traceId).not.toBe(trace);
  expect(request.parentSpanId).toBeUndefined();
});

it('an address is told by its pattern', async () => {
  await fetch(`${address}/nowhere/ana@salon.co?token=1`, {
    headers: { 'x-request-id': 'nowhere-1' },
  });
  const { request } = await traceOf('nowhere-1');
  expect(request.name).toBe('GET');
  expect(JSON.stringify(request)).not.toMatch(/ana@|token/);
});

it('a page’s own call is within the page', async () => {
  await fetch(`${address}/a-page`, { headers: { 'x-request-id': 'page-and-call' } });
  const find = () => spansSoFar().find(({ name }) => name === 'GET /a-page');
  await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 60_000 });
  const [call] = spansSoFar().filter(({ parentSpanId }) => parentSpanId === find()?.spanId);
  expect(call?.name).toBe('GET /api/states');
  expect(call && attributeOf(call, 'matiz.request_id')).toBe('page-and-call');
});

describe('a job', () => {
  let jobs: Jobs;
  afterAll(() => jobs.stop());

  it('is a span by its name and id, with its statements', async () => {
    jobs = createJobs(shop.sql, tracing.job);
    const read = async function readForAJob() {
      await shop.sql`SELECT 1`;
    };
    const tasks = [{ name: 'test.traced', cron: '0 3 * * *', run: read }];
    await jobs.start({ subscribers: [], tasks }, { warn: () => {} });
    const boss = await jobs.open();
    const id = await boss.send('task', { name: 'test.traced' });
    const find = () => spansSoFar().find(({ name }) => name === 'test.traced');
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 60_000 });
    const job = find();
    expect(job && attributeOf(job, 'matiz.job.id')).toBe(id);
    const inner = spansSoFar().filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(inner.map(({ name }) => name)).toEqual(['readForAJob']);
  });
});

it('comes with the collector’s key, and no fault on our side', () => {
  expect(receiver.received[0]).toMatchObject({
    path: '/v1/traces',
    headers: { 'x-key': 'of the collector' },
  });
  expect(faults).toEqual([]);
});
