import { defineCall, type FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { z } from 'zod';
import { DatabaseUnavailable } from '../db/connection/unavailable.ts';
import type { TestApp } from '../testing/test-app.ts';
import { useTestApp } from '../testing/use-test-app.ts';
import { serve } from './serve.ts';

const probe = defineCall({
  method: 'GET',
  path: '/probe/',
  spec: 'test',
  summary: 'test',
  access: 'public',
  query: z.strictObject({ case: z.string() }),
  replies: {
    200: z.object({
      price: z.int().nullable(),
      name: z.string().nullable(),
      inner: z.object({ code: z.string() }).nullable(),
      list: z.array(z.object({ kind: z.enum(['a', 'b']).nullable() })),
    }),
  },
  errors: ['CART_EMPTY', 'STOCK_INSUFFICIENT'],
});
const value = { price: 5, name: 'x', inner: { code: 'c' }, list: [{ kind: 'a' as const }] };
const empty = { price: null, name: null, inner: null, list: [{ kind: null }] };
const logged: string[] = [];
const undeclared: Failure = failure('CART_CLOSED');
const withCost = { ...value, cost: 3, inner: { code: 'c', cost: 3 } };

function addRoutes(app: FastifyInstance) {
  serve(app, probe, async ({ query, raw }) => {
    switch (query.case) {
      case 'value':
        return ok(value);
      case 'empty':
        return ok(empty);
      case 'too much':
        return ok(withCost);
      case 'declared':
        return fail(failure('STOCK_INSUFFICIENT', { n: 3 }));
      case 'undeclared':
        vi.spyOn(raw.log, 'error').mockImplementation((_: unknown, text = '') => {
          logged.push(text);
        });
        return fail(undeclared as Failure<'CART_EMPTY'>);
      case 'down':
        throw new DatabaseUnavailable('down', new Error('10.0.0.3 refused'));
      case 'busy':
        throw new DatabaseUnavailable('busy', new Error('lock'));
      default:
        throw new Error('select secret from app_user');
    }
  });
}

const strict = useTestApp({ addRoutes });
const live = useTestApp({ addRoutes, settings: { environment: 'production' } });

function ask(test: TestApp, name: string) {
  return test.app.inject({ url: '/api/probe', query: { case: name } });
}

describe('serve: replies', () => {
  it.each(['/api/probe', '/api/probe/'])(
    'answers at %s, as the path ends in a slash',
    async (url) => {
      expect((await strict.app.inject({ url, query: { case: 'value' } })).json()).toEqual(value);
    },
  );

  it('writes null where the contract allows it', async () => {
    expect((await ask(strict, 'empty')).json()).toEqual(empty);
  });

  it('leaves out what the contract does not name', async () => {
    expect((await ask(live, 'too much')).json()).toEqual(value);
  });

  it('fails in tests when a reply has a field too many', async () => {
    const reply = await ask(strict, 'too much');
    expect(reply.statusCode).toBe(500);
    expect(reply.json().message).toContain('does not declare');
  });
});

describe('serve: failures', () => {
  it('answers a declared one with its status and its sentence', async () => {
    const reply = await ask(strict, 'declared');
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'STOCK_INSUFFICIENT',
      message: 'Stock insuficiente. Solo quedan 3 unidades disponibles',
    });
  });

  it('does not compile with an undeclared one, or without what its sentence says', () => {
    expectTypeOf(failure('STOCK_INSUFFICIENT', { n: 3 })).toExtend<FailureOf<typeof probe>>();
    expectTypeOf(failure('CART_CLOSED')).not.toExtend<FailureOf<typeof probe>>();
    expectTypeOf(failure<'STOCK_INSUFFICIENT'>)
      .parameter(1)
      .toEqualTypeOf<{
        readonly n: string | number;
      }>();
    expectTypeOf(failure<'CART_EMPTY'>).parameters.toEqualTypeOf<['CART_EMPTY']>();
  });

  it('fails in tests on one that came undeclared all the same', async () => {
    expect((await ask(strict, 'undeclared')).json().message).toContain(
      'does not declare CART_CLOSED',
    );
  });

  it('says it as it is elsewhere, and logs it', async () => {
    logged.length = 0;
    const reply = await ask(live, 'undeclared');
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'CART_CLOSED',
      message: 'Este carrito ya se convirtió en un pedido.',
    });
    expect(logged).toEqual([expect.stringContaining('GET /probe/ does not declare CART_CLOSED')]);
  });

  it.each([
    ['down', 'UNAVAILABLE', '5'],
    ['busy', 'BUSY', '2'],
  ])('answers 503 when the database is %s, and when to come back', async (name, code, seconds) => {
    const reply = await ask(live, name);
    expect(reply.statusCode).toBe(503);
    expect(reply.json().code).toBe(code);
    expect(reply.headers['retry-after']).toBe(seconds);
    expect(reply.body).not.toContain('10.0.0.3');
  });

  it('tells nobody what was thrown', async () => {
    const reply = await ask(live, 'surprise');
    expect(reply.statusCode).toBe(500);
    expect(Object.keys(reply.json()).sort()).toEqual(['code', 'message', 'requestId']);
    expect(reply.body).not.toMatch(/select|app_user|\.ts|at /);
  });
});
