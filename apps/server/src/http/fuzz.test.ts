import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFuzzFixture, type FuzzFixture } from '../testing/fuzz/fuzz-fixture.ts';
import { operationsOf, requestsOf } from '../testing/fuzz/fuzz-requests.ts';
import { second } from '../testing/ports.ts';
import { describeApi } from './documents/openapi.ts';

/** The same at each run, so that a commit is green or red; others come with FUZZ_SEED. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const cases = Number(process.env.FUZZ_CASES ?? 100);
const atOnce = 8;
const mostBytesOfARefusal = 64 * 1024;

let fuzz: FuzzFixture;
beforeAll(async () => {
  process.stdout.write(`fuzz: FUZZ_SEED=${seed} FUZZ_CASES=${cases}\n`);
  fuzz = await buildFuzzFixture();
});
afterAll(() => fuzz.fixture.test.close());

const operations = operationsOf(describeApi('http://localhost:3000'));
const rows = operations.map(
  (operation, index) => [`${operation.method} ${operation.path}`, operation, index] as const,
);

describe(`whatever is sent is answered, and never by a fault of ours (FUZZ_SEED=${seed})`, () => {
  it.each(rows)('%s', async (_, operation, index) => {
    const requests = requestsOf(operation, fuzz.known);
    const sample = fc.sample(requests, { numRuns: cases, seed: seed + index });
    const faults: object[] = [];
    for (let first = 0; first < sample.length; first += atOnce) {
      // Limits by time let some through again.
      fuzz.fixture.clock.advance(10 * second);
      const batch = sample.slice(first, first + atOnce).map(async (request, turn) => {
        const { caller, reply } = await fuzz.send(operation.access, request, first + turn);
        const bytes = reply.rawPayload.length;
        const isTooLong = reply.statusCode >= 400 && bytes > mostBytesOfARefusal;
        if (reply.statusCode < 500 && !isTooLong) return;
        const { method, url, headers, payload } = request;
        const asked = { method, url: short(url), headers, payload: short(payload) };
        faults.push({ caller, asked, status: reply.statusCode, bytes, told: short(reply.body) });
      });
      await Promise.all(batch);
    }
    expect(faults).toEqual([]);
  });
});

function short(text = ''): string {
  return text.slice(0, 500);
}
