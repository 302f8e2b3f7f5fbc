import { expect, test } from 'vitest';
import { checkNames } from './check-names.ts';

const count = (text: string, file = 'apps/server/src/modules/search/search.store.ts') =>
  checkNames(file, text).length;

test.each(['export interface Found {', 'export type Held = 1;'])(
  'a bare participle is refused as a type, %s',
  (text) => {
    expect(count(text)).toBe(1);
  },
);

test.each(['export interface FoundProduct {', 'interface Found {', 'export const found = 1;'])(
  'what says what it is, or stays inside, is fine: %s',
  (text) => {
    expect(count(text)).toBe(0);
  },
);

test('tests may be brief', () => {
  expect(count('export type Found = 1;', 'apps/web/src/lib/a.test.ts')).toBe(0);
});
