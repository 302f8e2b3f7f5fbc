import { describe, expect, test } from 'vitest';
import { momentText, plainDateText } from './plain-date.ts';
import { plainLine } from './plain-line.ts';
import { idText, integerText } from './request-context.ts';
import { listArrivals } from './staff/arrivals.ts';
import { createCoupon } from './staff/pricing/coupons.ts';

describe('what is written is taken as it is meant', () => {
  test.each([
    [
      'a coupon’s code in capitals',
      createCoupon.body.shape.set.shape.code,
      ' verano26 ',
      'VERANO26',
    ],
    ['a line without its spaces', plainLine(20), '  Salón Ana ', 'Salón Ana'],
    ['a row’s number that no row can have as none', idText, '99999999999', '0'],
    ['the largest number of a row as it is', idText, '2147483647', '2147483647'],
    ['digits as a number', integerText(1, 60), '020', 20],
  ])('%s', (_, schema, text, value) => {
    expect(schema.parse(text)).toBe(value);
  });
});

describe('a line that a person writes', () => {
  const line = plainLine(10);
  test.each(['¡Añó 7#45!', 'a & b', '1 "x"', '😀'])('takes «%s»', (text) => {
    expect(line.safeParse(text).success).toBe(true);
  });
  test.each([
    ['a tag', '<b>'],
    ['two lines', 'a\nb'],
    ['a NUL', 'a\u0000b'],
    ['a mark that turns the reading round', 'a\u202eb'],
  ])('refuses %s', (_, text) => {
    expect(line.safeParse(text).success).toBe(false);
  });
  test('says how long it may be, without its spaces', () => {
    expect(line.parse(` ${'a'.repeat(10)} `)).toHaveLength(10);
    const problem = line.safeParse('a'.repeat(11)).error?.issues[0];
    expect(problem?.message).toBe('Máximo 10 caracteres.');
  });
});

describe('days, moments and numbers of a query', () => {
  test.each([
    [plainDateText, '2028-02-29', true],
    [plainDateText, '2026-02-29', false],
    [plainDateText, '2026-2-9', false],
    [plainDateText, '9999-12-31', false],
    [momentText, '2026-11-22T15:00:00Z', true],
    [momentText, '2026-11-22', false],
    [momentText, '2026-11-22T10:00:00-05:00', false],
    [integerText(1, 60), '60', true],
    [integerText(1, 60), '61', false],
    [integerText(1, 60), '0', false],
    [integerText(1, 60), '-1', false],
    [integerText(1, 60), '1e1', false],
    [integerText(1, 60), '', false],
    [idText, '', false],
    [idText, '7 OR 1', false],
  ])('%# %s is taken: %s', (schema, text, isTaken) => {
    expect(schema.safeParse(text).success).toBe(isTaken);
  });

  test.each([
    [momentText, '2026-02-30T10:00:00Z', 'Escribe el día y la hora.'],
    [momentText, 'mañana', 'Escribe el día y la hora.'],
    [
      momentText,
      '9999-12-31T10:00:00Z',
      'Escribe una fecha de este siglo o del pasado, como 2026-11-20.',
    ],
    [plainDateText, '2026-02-30', 'Escribe una fecha como 2026-11-20.'],
  ])('%# %s is refused once', (schema, text, message) => {
    const issues = schema.safeParse(text).error?.issues.map((issue) => issue.message);
    expect(issues).toEqual([message]);
  });

  test('a list of the staff takes its own filters, orders and page sizes, and no others', () => {
    const taken = (query: Record<string, string>) => listArrivals.query.safeParse(query).success;
    expect(taken({ 'f.open': 'yes', order: '-date', limit: '200', q: 'cro', count: '1' })).toBe(
      true,
    );
    for (const query of [
      { 'f.open': 'quizá' },
      { 'f.brand': '3' },
      { order: 'cap' },
      { limit: '1000' },
      { q: 'a'.repeat(201) },
      { after: 'c'.repeat(1_001) },
    ]) {
      expect([query, taken(query as unknown as Record<string, string>)]).toEqual([query, false]);
    }
  });
});
