import { expect, it } from 'vitest';
import { allEntries, type CreditKind, type EntryFilter, filterEntries } from './credit-entries.ts';

const entry = (id: string, kind: CreditKind, at: string) => ({ id, kind, at });
const entries = [
  // Still the evening of the 20th in Bogotá.
  entry('c', 'payment', '2026-11-21T03:00:00.000Z'),
  entry('b', 'purchase', '2026-11-20T15:00:00.000Z'),
  entry('a', 'purchase', '2026-11-10T15:00:00.000Z'),
];

it.each<[string, Partial<EntryFilter>, string]>([
  ['all', {}, 'cba'],
  ['a kind', { kind: 'purchase' }, 'ba'],
  ['from a day on, as it is in Bogotá', { since: '2026-11-20' }, 'cb'],
  ['until a day', { until: '2026-11-10' }, 'a'],
  ['none of the next day', { since: '2026-11-21' }, ''],
  ['both days', { since: '2026-11-10', until: '2026-11-20', kind: 'purchase' }, 'ba'],
])('%s', (_, some, ids) => {
  const found = filterEntries(entries, { ...allEntries, ...some });
  expect(found.map(({ id }) => id).join('')).toBe(ids);
});
