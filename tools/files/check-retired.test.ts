import { expect, test } from 'vitest';
import { checkRetired } from './check-retired.ts';

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
