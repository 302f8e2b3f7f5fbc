import { expect, test } from 'vitest';
import { useTestApp } from '#testing/use-test-app.ts';
import { dayStart } from './day-start.ts';

const app = useTestApp();

test.each([
  [0, '2026-11-26T05:00:00.000Z'],
  [1, '2026-11-27T05:00:00.000Z'],
])('a day begins at midnight in Bogotá, %i days later too', async (later, expected) => {
  const [row] = await app.sql<{ at: Date; type: string }[]>`
    SELECT ${dayStart(app.sql, '2026-11-26', later)} AS at,
      pg_typeof(${dayStart(app.sql, '2026-11-26', later)})::text AS type`;
  expect([row?.at.toISOString(), row?.type]).toEqual([expected, 'timestamp with time zone']);
});
