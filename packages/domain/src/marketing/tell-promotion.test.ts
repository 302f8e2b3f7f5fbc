import { expect, test } from 'vitest';
import { isPromotionTold, type ToldPromotion } from './tell-promotion.ts';

const at = (text: string) => new Date(`${text}-05:00`);
/** A Wednesday. */
const starts = at('2026-11-25T09:00:00');
const promotion: ToldPromotion = { tells: true, isShown: true, startsAt: starts, endsAt: null };

test.each<[string, string, Partial<ToldPromotion>, boolean]>([
  ['as it begins', '2026-11-25T09:00:00', {}, true],
  ['before it begins', '2026-11-25T08:59:59', {}, false],
  ['at night', '2026-11-25T19:00:00', {}, false],
  ['on a Saturday morning', '2026-11-28T08:00:00', {}, true],
  ['on a Saturday afternoon', '2026-11-28T15:00:00', {}, false],
  ['on a Sunday', '2026-11-29T10:00:00', {}, false],
  ['on a holiday', '2026-12-08T10:00:00', { startsAt: at('2026-12-07T10:00:00') }, false],
  ['within its first week', '2026-12-02T08:59:59', {}, true],
  ['a week later', '2026-12-02T09:00:00', {}, false],
  ['at its end', '2026-11-26T09:00:00', { endsAt: at('2026-11-26T09:00:00') }, false],
  ['switched off', '2026-11-25T09:00:00', { isShown: false }, false],
  ['that nobody wants told', '2026-11-25T09:00:00', { tells: false }, false],
  ['without a start', '2026-11-25T09:00:00', { startsAt: null }, false],
])('a promotion %s (%s)', (_title, moment, more, isTold) => {
  expect(isPromotionTold({ ...promotion, ...more }, at(moment))).toBe(isTold);
});
