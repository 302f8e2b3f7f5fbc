import { expect, test } from 'vitest';
import { checkComments, checkRetired } from './check-retired.ts';

const found = (text: string, file = 'apps/server/src/modules/orders/pay/pay.ts') =>
  checkRetired(file, text).map(({ message }) => message);

test.each([
  ['export interface OrderHold {', 'hold', 'reservation'],
  ['export const MOST_HELD_UNITS = 1;', 'held', 'locked'],
  ['export function announceEnd() {}', 'announce', 'publish'],
  ['export type PageWish = 1;', 'wish', 'requested'],
  ['export async function readPlace() {}', 'place', 'location'],
])('a retired word is refused with its remedy: %s', (text, word, instead) => {
  expect(found(text)).toEqual([expect.stringContaining(`dice «${word}», palabra retirada: usa`)]);
  expect(found(text).join()).toContain(instead);
});

test.each([
  'export function placeOrder() {}',
  'export const thresholds = 1;',
  'export function replaceRule() {}',
  'export const returnPath = 1;',
  'const hold = 1;',
])('what only looks like one, or stays inside, is fine: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('tests and data may be brief', () => {
  expect(found('export const held = 1;', 'apps/web/src/lib/a.test.ts')).toEqual([]);
  expect(found('export const ground = 1;', 'packages/demo/src/stage.ts')).toEqual([]);
});

test.each([
  ['/** Asked anew. */', 'again'],
  ['// For whoever asks.', 'anyone who'],
  ['const a = 1; // somebody’s', 'someone'],
])('a comment in plain words: %s', (text, instead) => {
  const messages = checkComments('apps/web/src/lib/a.ts', text).map(({ message }) => message);
  expect(messages).toEqual([expect.stringContaining(instead)]);
});

test.each(["const anew = 'whoever';", 'const url = "https://somebody.test";', '// again'])(
  'only comments are read: %s',
  (text) => {
    expect(checkComments('apps/web/src/lib/a.ts', text)).toEqual([]);
  },
);
