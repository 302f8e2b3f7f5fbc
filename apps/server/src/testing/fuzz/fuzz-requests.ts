import type { Access } from '@matiz/domain/identity/access.ts';
import fc from 'fast-check';
import { damaged } from './damage.ts';
import { type Known, type Schema, valuesOf } from './from-schema.ts';
import { hostileBody, hostileText, hostileValue } from './hostile.ts';

/** One operation of the OpenAPI document. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `/product/custom-list/{name}` */
  readonly path: string;
  readonly access: Access;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Schema }[];
  readonly body: Schema | null;
}

export interface FuzzRequest {
  readonly method: Operation['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

export function operationsOf(document: Schema): Operation[] {
  const paths = document.paths as Record<string, Record<string, Schema>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, ...rest }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      access: rest['x-access'] as Access,
      parameters: parameters as Operation['parameters'],
      body: bodyOf(requestBody as Schema | undefined),
    })),
  );
}

function bodyOf(requestBody: Schema | undefined): Schema | null {
  const content = requestBody?.content as Record<string, { schema: Schema }> | undefined;
  return content?.['application/json']?.schema ?? null;
}

/** Requests of an operation: most are right but for one field, so that they come far. */
export function requestsOf(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const { method, path, parameters, body } = operation;
  const asked = spoilt(valuesOf(schemaOf(parameters), known));
  const sent = body === null ? emptyBodies(method) : bodies(valuesOf(body, known));
  return fc
    .record({
      query: asked,
      sent,
      extra: rarely(junkInQueries, ''),
      headers: rarely(oddHeaders, {}),
    })
    .map(({ query, sent, extra, headers }) => {
      const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
      const values = query as Record<string, unknown>;
      const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(values[name] ?? ''));
      const pairs = Object.entries(values).filter(([name]) => !inPath.includes(name));
      const text = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      const type = sent === null ? {} : { 'content-type': 'application/json' };
      return {
        method,
        url: `/api${address}?${text}${extra}`,
        headers: { ...type, ...headers },
        ...(sent === null ? {} : { payload: sent }),
      };
    });
}

function schemaOf(parameters: Operation['parameters']): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Right as it is, with one leaf that is not, without a field, or with one that nobody knows. */
function spoilt(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 6, arbitrary: right.chain(damaged) },
    { weight: 1, arbitrary: right.map(withoutOne) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(right, hostileText, hostileValue)
        .map(([object, name, value]) => ({ ...Object(object), [name]: value })),
    },
  );
}

function withoutOne(object: unknown): unknown {
  return Object.fromEntries(Object.entries(Object(object)).slice(1));
}

function bodies(right: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: spoilt(right).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileBody },
  );
}

function emptyBodies(method: string): fc.Arbitrary<string | null> {
  if (method === 'GET') return fc.constant(null);
  return fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: hostileBody });
}

function rarely<T>(odd: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> {
  return fc.oneof({ weight: 8, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
}

const junkInQueries = fc.constantFrom(
  ...['&%00', '&a=%00', '&a=%', '&%ff=1', '&_id=1&_id=2', '&page=1&page=2', '&page[]=1', '&a[b]=c'],
  ...[
    '&__proto__[x]=1',
    '&constructor=1',
    `&${'x=1&'.repeat(3_000)}`,
    `&q=${'y'.repeat(8_000)}`,
    '&&&=',
    '#x',
  ],
);

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.record({ 'idempotency-key': fc.constantFrom('', 'k', 'a b', 'ñ', 'x'.repeat(300), 'k\t') }),
  fc.record({
    'x-request-id': fc.constantFrom('', 'a b', 'ñandú-ñandú', 'x'.repeat(100), '12345678'),
  }),
  fc.record({
    cookie: fc.constantFrom('', '=', 'a=%00', 'matiz-access=x; matiz-access=%ff', ';;;'),
  }),
  fc.record({ 'user-agent': fc.constantFrom('', 'ÿ'.repeat(2_000), '<b>') }),
  fc.record({
    'content-type': fc.constantFrom('text/plain', '', 'application/json; charset=utf-7'),
  }),
  fc.record({ origin: fc.constantFrom('null', 'http://x.example', 'file://', 'ÿ') }),
);

/** For a query; half a surrogate pair cannot be said there, and is sent as the bytes it would be. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replace(/[^\w.-]/gu, (mark) =>
    /^[\ud800-\udfff]$/.test(mark) ? '%ED%A0%80' : encodeURIComponent(mark),
  );
}
