import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesForStrangers, secondsUntilNextCode } from './code-sending.ts';

const now = new Date('2026-11-20T15:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const agoFrom = (moment: Date) => (minutes: number) =>
  new Date(moment.getTime() - minutes * minute);
const ago = agoFrom(now);

describe('how soon another code may go to a phone', () => {
  test.each([
    ['none was sent', [], 0],
    ['one was sent this moment', [0], 60],
    ['one was sent 40 seconds ago', [40 / 60], 20],
    ['one was sent a minute ago', [1], 0],
    ['two were sent within the quarter of an hour', [1, 2], 0],
    ['three were', [1, 2, 3], 12 * 60],
    ['the third is a quarter of an hour old', [1, 2, 15], 0],
    ['ten were sent today', [16, 31, 46, 61, 76, 91, 106, 121, 136, 151], (24 * 60 - 151) * 60],
    ['the tenth is a day old', [16, 31, 46, 61, 76, 91, 106, 121, 136, 24 * 60], 0],
  ])('%s', (_, minutes, seconds) => {
    expect(secondsUntilNextCode(minutes.map(ago), now)).toBe(seconds);
  });

  test.each([
    ['one was sent this moment', [0], 0],
    ['two were', [0, 0], 60],
    ['six were sent within the quarter of an hour', [1, 2, 3, 4, 5, 6], 9 * 60],
  ])('strangers together: %s', (_, minutes, seconds) => {
    expect(secondsUntilNextCode(minutes.map(ago), now, codesForStrangers)).toBe(seconds);
  });

  test('who always asks as soon as they may gets 3 in 15 minutes and 10 in a day, never more', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 40 * 60 }), { minLength: 40, maxLength: 80 }), (waits) => {
        const sent: Date[] = [];
        let moment = now;
        for (const seconds of waits) {
          const wait = secondsUntilNextCode(sent, moment);
          moment = new Date(moment.getTime() + Math.max(wait, seconds) * 1000);
          sent.unshift(moment);
        }
        const most = (stretch: number) =>
          Math.max(
            ...sent.map((end) => {
              const start = end.getTime() - stretch;
              return sent.filter((at) => at.getTime() > start && at <= end).length;
            }),
          );
        expect(most(minute)).toBeLessThanOrEqual(1);
        expect(most(15 * minute)).toBeLessThanOrEqual(3);
        expect(most(day)).toBeLessThanOrEqual(10);
      }),
    );
  });
});
