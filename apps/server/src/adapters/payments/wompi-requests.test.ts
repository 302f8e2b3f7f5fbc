import { describe, expect, it } from 'vitest';
import { GatewayDown, GatewayRefusal } from './gateway.ts';
import { createAttempt, keys, pseAt } from './local/testing.ts';
import { createWompi } from './wompi.ts';

type Answer = (url: string, init: RequestInit) => Response | Promise<Response>;

function open(answer: Answer, timeoutMs = 8_000) {
  const fake = async (url: string | URL | Request, init: RequestInit = {}) =>
    answer(String(url), init);
  return createWompi({
    apiUrl: 'https://wompi.test/v1',
    pageUrl: 'https://page.test/p/',
    keys,
    clock: () => new Date('2026-11-20T15:00:00.000Z'),
    fetch: fake,
    timeoutMs,
    wait: async () => {},
  });
}

const find = (answer: Answer, timeoutMs?: number) => open(answer, timeoutMs).find('MZ-1');
const text = (body: string, status = 200) => new Response(body, { status });

async function thrown(work: Promise<unknown>): Promise<Error> {
  const outcome = await work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
  if (outcome instanceof Error) return outcome;
  throw new Error(String(outcome));
}

describe('a gateway that is down', () => {
  it.each([
    ['a fault of its own', () => text('{"error":{}}', 500)],
    ['a gateway before it', () => text('<html>', 503)],
    ['too many requests', () => text('{}', 429)],
    ['no JSON', () => text('<html>')],
    ['no JSON with a refusal', () => text('<html>', 422)],
    ['nothing', () => text('')],
    ['something else', () => text('{"data":{"id":7}}')],
    ['a row without its amount', () => text('{"data":[{"id":"1","reference":"a","status":"X"}]}')],
    ['a redirection', () => new Response(null, { status: 302, headers: { location: '/' } })],
    ['more than a megabyte', () => text(`{"data":[],"more":"${'x'.repeat(1024 * 1024)}"}`)],
    ['a broken connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is told from a refusal: %s', async (_name, answer) => {
    expect(await thrown(find(answer))).toBeInstanceOf(GatewayDown);
  });

  it('is one that stays silent for longer than we wait', async () => {
    const silent: Answer = (_url, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const error = await thrown(find(silent, 20));
    expect(error).toBeInstanceOf(GatewayDown);
    expect(error.message).toBe('Wompi GET /transactions?reference=…: no answer (TimeoutError)');
  });

  it('is one that begins to answer and never ends', async () => {
    const hanging: Answer = (_url, { signal }) => {
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":'));
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(stream);
    };
    expect(await thrown(find(hanging, 20))).toBeInstanceOf(GatewayDown);
  });
});

describe('a refusal', () => {
  it.each([401, 404, 422])('with %i says so in the gateway’s own words', async (status) => {
    const messages = { reference: ['La referencia ya ha sido usada'] };
    const error = { type: 'INPUT_VALIDATION_ERROR', messages };
    const refusal = await thrown(find(() => text(JSON.stringify({ error }), status)));
    expect(refusal).toBeInstanceOf(GatewayRefusal);
    expect(refusal).toMatchObject({ messages });
    expect(refusal.message).toContain(`${status} INPUT_VALIDATION_ERROR`);
  });

  it('may come without messages', async () => {
    const error = { type: 'INVALID_ACCESS_TOKEN', reason: 'Llave no válida' };
    const refusal = await thrown(find(() => text(JSON.stringify({ error }), 401)));
    expect(refusal).toMatchObject({ messages: { reason: ['Llave no válida'] } });
  });
});

describe('a request', () => {
  it('goes with the right key, follows no redirection and has an end', async () => {
    const seen: RequestInit[] = [];
    await find((_url, init) => {
      seen.push(init);
      return text('{"data":[]}');
    });
    expect(seen).toMatchObject([{ redirect: 'error', signal: expect.any(AbortSignal) }]);
    expect(new Headers(seen[0]?.headers).get('authorization')).toBe(`Bearer ${keys.private}`);
  });

  it('leaves neither keys nor documents in what it throws', async () => {
    const pse = createAttempt(pseAt('1007'));
    const echo: Answer = (url, { body, headers }) => {
      const all = `${url} ${JSON.stringify(headers)} ${body ?? ''} 573001234567`;
      const error = { type: `no ${all}`, reason: all, messages: { [all]: [all] } };
      return text(JSON.stringify({ error }), 422);
    };
    const broken: Answer = (url, { headers }) => {
      const detail = `${url} ${JSON.stringify(headers)}`;
      throw new TypeError(detail, { cause: new Error(detail) });
    };
    const merchant = {
      data: {
        presigned_acceptance: { acceptance_token: 'a', permalink: 'https://w.test/1' },
        presigned_personal_data_auth: { acceptance_token: 'b', permalink: 'https://w.test/2' },
      },
    };
    const late =
      (answer: Answer): Answer =>
      (url, init) =>
        url.includes('/merchants/') ? text(JSON.stringify(merchant)) : answer(url, init);
    for (const answer of [echo, broken, late(echo), late(broken)]) {
      const wompi = open(answer);
      for (const work of [wompi.begin(pse), wompi.find('MZ-1'), wompi.choices()]) {
        const error = await work.catch((reason: unknown) => reason);
        if (!(error instanceof Error)) continue;
        const { message, stack, cause } = error;
        const told = JSON.stringify([message, stack, String(cause), error]);
        for (const secret of [...Object.values(keys), '1020304050', '3001234567']) {
          expect(told).not.toContain(secret);
        }
      }
    }
  });
});
