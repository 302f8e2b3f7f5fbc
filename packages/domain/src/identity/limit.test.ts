import { expect, test } from 'vitest';
import { limitOf } from './limit.ts';

const limits = {
  session: { name: 'views.session', burst: 30, refillSeconds: 4 },
  address: { name: 'views.address', burst: 3_000, refillSeconds: 0.05 },
};

test.each([
  ['a session, wherever it comes from', { sessionId: 's-1', address: 'a-1' }, 'session', 's-1'],
  ['who has none, by the address', { sessionId: null, address: 'a-1' }, 'address', 'a-1'],
] as const)('counts %s', (_, sender, kind, subject) => {
  expect(limitOf(limits, sender)).toEqual([limits[kind], subject]);
});
