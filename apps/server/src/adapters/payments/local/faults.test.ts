import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayDown } from '../gateway.ts';
import { apiFaults, noticeFaults } from './faults.ts';
import { createAttempt, type LocalWompiTest, startLocalWompi } from './testing.ts';

let test: LocalWompiTest;
beforeAll(async () => {
  test = await startLocalWompi();
});
afterAll(() => test.close());

const nequi = () => createAttempt({ kind: 'nequi', phone: '3991111111' });
/** What was said of a transaction. */
const told = (named: { id?: string | null; reference?: string }) =>
  test.ear.received
    .map(
      ({ body }) =>
        body as { data: { transaction: { id: string; reference: string; status: string } } },
    )
    .filter(({ data: { transaction } }) =>
      named.id ? transaction.id === named.id : transaction.reference === named.reference,
    );
async function order(fault: object): Promise<number> {
  const { status } = await fetch(`${test.origin}/dev/wompi/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  return status;
}

describe('faults on demand', () => {
  it('a slow answer is waited for', async () => {
    await order({ api: 'slow', on: 'GET /transactions' });
    const looking = test.wompi.find('MZ-nada-1');
    await test.time.pass(3_000);
    expect(await looking).toEqual([]);
  });

  it.each(apiFaults.filter((fault) => fault !== 'slow'))(
    '%s: the adapter says that the gateway is down, once, and a look-up tells what became of it',
    async (api) => {
      // The fault lasts for ever. Patient enough that a busy machine is not taken for it.
      const impatient = test.open(api === 'timeout' ? { timeoutMs: 1_500 } : {});
      expect(await order({ api, on: 'POST /transactions' })).toBe(204);
      const attempt = nequi();
      await expect(impatient.begin(attempt)).rejects.toThrow(GatewayDown);
      const found = await test.wompi.find(attempt.reference);
      expect(found.map(({ reference }) => reference)).toEqual(
        // Done, though nobody was told: beginning again would pay twice.
        api === 'answer-lost' ? [attempt.reference] : [],
      );
      const next = nequi();
      await test.wompi.begin(next);
      // Nothing of this stays under way for the one after it.
      await test.time.pass(api === 'timeout' ? 60_000 : 700);
      const expected = api === 'answer-lost' ? [attempt, next] : [next];
      for (const { reference } of expected) {
        await expect.poll(() => told({ reference }).length).toBe(1);
      }
    },
  );

  it('leaves the pages alone, and takes no fault that it does not know', async () => {
    expect(await order({ api: 'fire' })).toBe(422);
    await order({ api: '500' });
    expect((await fetch(`${test.origin}/dev/wompi/contracts/policy`)).status).toBe(200);
    await expect(test.wompi.find('MZ-nada-1')).rejects.toThrow(GatewayDown);
  });
});

describe('faults of notices', () => {
  const heard: Record<(typeof noticeFaults)[number], readonly (string | null)[]> = {
    lost: [],
    duplicate: ['APPROVED', 'APPROVED'],
    delayed: ['APPROVED'],
    'wrong-checksum': [null, 'APPROVED'],
    reordered: ['APPROVED', 'PENDING'],
  };

  it.each(noticeFaults)('%s', async (notice) => {
    await order({ notice });
    const attempt = nequi();
    const { transactionId: id } = await test.wompi.begin(attempt);
    await test.time.pass(700);
    if (notice === 'delayed') await test.time.pass(10 * 60_000);
    await expect.poll(() => told({ id }).length).toBe(heard[notice].length);
    // Null: our adapter does not believe it.
    expect(
      told({ id }).map((body) =>
        test.wompi.readNotice(body) ? body.data.transaction.status : null,
      ),
    ).toEqual(heard[notice]);
    const ids = told({ id }).flatMap((body) => test.wompi.readNotice(body)?.id ?? []);
    // A repeated one is the same news; another state is other news, and both are only looked up.
    expect(new Set(ids).size).toBe(new Set(heard[notice].filter((one) => one !== null)).size);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'approved' }]);
  });
});
