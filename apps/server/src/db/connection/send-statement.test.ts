import type pg from 'pg';
import { expect, test } from 'vitest';
import { sendStatement } from './send-statement.ts';

const statement = { text: 'select 1', values: [], prepare: true };

test('a database that never answers is given up, and counts as down', async () => {
  const mute = { query: () => undefined } as unknown as pg.PoolClient;
  await expect(sendStatement(mute, statement, 20)).rejects.toMatchObject({
    name: 'DatabaseUnavailable',
    reason: 'down',
    message: expect.stringContaining('no answer in 20 ms'),
  });
});
