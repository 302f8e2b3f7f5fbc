import { describe, expect, test } from 'vitest';
import { fitUnwritten } from './fit-unwritten.ts';
import {
  appendRows,
  type CheckedRow,
  exactRowsOf,
  inputOf,
  joinAnswers,
  type ListRow,
  type NewRow,
  restoreRow,
  rowFieldsOf,
  saidQuantity,
} from './rows.ts';
import { sortRows } from './sort-rows.ts';

const least = (code: string): NewRow => ({
  input: { code, quantity: '1' },
  unwritten: 'usual',
});
const unwritten =
  (kind: 'usual' | 'least') =>
  (quantity: string, answer: CheckedRow['answer']): CheckedRow => ({
    id: 1,
    input: { code: 'A', quantity },
    unwritten: kind,
    answer,
  });
const open = unwritten('usual');
const asLeast = unwritten('least');
const row: ListRow = { id: 1, input: { text: '7,43 x3' } };

test('a row is shown as it is most likely read until someone edits it', () => {
  expect(rowFieldsOf({ ...row, answer: null })).toEqual({ item: '7,43', quantity: '3' });
  const edited = { id: 1, input: { code: 'KOL-7.43', quantity: 'tres' }, answer: null };
  expect(rowFieldsOf(edited)).toEqual({ item: 'KOL-7.43', quantity: 'tres' });
});

test('a row shows what the server read of it; of a number that may be the name there is no quantity', () => {
  const text = { id: 1, input: { text: 'Suprema 7 1' } };
  const answer = { item: 'Suprema 7 1', quantity: null, error: { kind: 'QUANTITY_MISSING' } };
  expect(rowFieldsOf({ ...text, answer: answer as never })).toEqual({
    item: 'Suprema 7 1',
    quantity: '',
  });
});

test.each([
  ['2 del 7.1 almagra', '1', { text: '2 del 7.1 almagra' }],
  ['7.1 x2', '1', { text: '7.1 x2' }],
  ['7.1 x2', '3', { code: '7.1 x2', quantity: '3' }],
  ['Oxidante 20', '1', { code: 'Oxidante 20', quantity: '1' }],
  ['ALM001-071', '1', { code: 'ALM001-071', quantity: '1' }],
])('typed %j and %s: what says how many by itself counts', (item, quantity, input) => {
  expect(inputOf(item, quantity)).toEqual(input);
});

test.each([
  ['KOL-7.43', { input: { code: 'KOL-7.43', quantity: '1' }, unwritten: 'usual' }],
  ['7.43', { input: { code: '7.43', quantity: '1' }, unwritten: 'usual' }],
  ['7.43x3', { input: { code: '7.43', quantity: '3' } }],
  ['743*3', { input: { code: '743', quantity: '3' } }],
  ['2 del 7.1', { input: { code: '7.1', quantity: '2' } }],
  ['ALM001-030 4', { input: { code: 'ALM001-030', quantity: '4' } }],
  ['siete punto cuarenta y tres', { input: { code: '7.43', quantity: '1' }, unwritten: 'usual' }],
  ['champú 500 ml', null],
  ['Oxidante 20', null],
  ['x3', null],
  ['💇', null],
  ['', null],
  ['7.43x3 6.0', [{ input: { code: '7.43', quantity: '3' } }, least('6.0')]],
])('Enter behind %j adds at once what is exact', (typed, rows) => {
  expect(exactRowsOf(typed)).toEqual(rows === null ? [] : [rows].flat());
});

describe('where nobody wrote how many', () => {
  const answer = (error: object | null) => ({ error }) as never;
  const rule = { kind: 'BELOW_MINIMUM', nearest: [6, 9] };
  const gone = { kind: 'STOCK_INSUFFICIENT', nearest: [] };
  const input = (quantity: string) => ({ code: 'A', quantity });
  test.each<[string, CheckedRow, number | null | undefined, NewRow | undefined]>([
    ['nothing, while nothing is known of it', open('1', null), 3, undefined],
    ['nothing, while it is not known what is usual', open('1', answer(null)), undefined, undefined],
    ['as many as usual', open('1', answer(null)), 3, { input: input('3'), unwritten: 'least' }],
    ['else the least', open('1', answer(rule)), null, { input: input('1'), unwritten: 'least' }],
    ['what the minimum asks for', asLeast('1', answer(rule)), null, { input: input('6') }],
    ['what there is', asLeast('1', answer(null)), null, { input: input('1') }],
    ['the least, of what is short', asLeast('3', answer(gone)), 3, asLeast('1', null)],
    ['no less than that', asLeast('1', answer(gone)), 3, { input: input('1') }],
    ['what was written', { id: 1, input: input('1'), answer: answer(rule) }, 3, undefined],
  ])('%s', (_, row, usual, next) => {
    const { input, unwritten } = next ?? {};
    const expected = next && { input, ...(unwritten ? { unwritten } : {}) };
    expect(fitUnwritten([row], () => usual).get(1)).toEqual(expected);
  });
});

test('what is searched for is the item without its quantity', () => {
  expect(saidQuantity('2 del 7.1 alm')).toEqual({ item: '7.1 alm', quantity: '2' });
  expect(saidQuantity('Oxidante 20')).toBeNull();
});

test('an answer counts only for the row as it was sent', () => {
  const answer = { row: 0, text: '7,43 x3' } as never;
  const check = { rows: [row], results: [answer] };
  expect(joinAnswers([row], check)[0]?.answer).toBe(answer);
  expect(joinAnswers([{ id: 1, input: { text: '7,43 x4' } }], check)[0]?.answer).toBeNull();
  expect(joinAnswers([{ ...row, id: 2 }], check)[0]?.answer).toBeNull();
});

test('a list holds two thousand rows and says how many did not fit', () => {
  const many = Array.from({ length: 1999 }, () => ({ input: { text: 'A 1' } }));
  const full = appendRows([], many, 1);
  const more = appendRows(
    full.rows,
    [{ input: { text: 'B 1' } }, { input: { text: 'C 1' } }],
    2000,
  );
  expect(more).toMatchObject({ added: [2000], leftOut: 1 });
  expect(new Set(more.rows.map(({ id }) => id)).size).toBe(2000);
});

test('a row that is being mended stays where it is, though it is good by now', () => {
  const good = { ...row, answer: { error: null } as never };
  const listed = { rows: [good], badIds: new Set<number>() };
  expect(sortRows({ ...listed, heldId: null })).toMatchObject({ good: [good], bad: [] });
  expect(sortRows({ ...listed, heldId: 1 })).toMatchObject({ good: [good], bad: [good] });
});

test('an edited bad row is bad until its next answer; a new one only waits', () => {
  const edited = { ...row, answer: null };
  const fresh = { ...edited, id: 2 };
  const sorted = sortRows({ rows: [edited, fresh], badIds: new Set([1]), heldId: null });
  expect(sorted).toMatchObject({ good: [], bad: [edited], waiting: [fresh] });
});

test('a row that comes back stands where it was, beside what came since', () => {
  const other = (id: number): ListRow => ({ id, input: { text: 'A 1' } });
  expect(restoreRow([other(2), other(3)], row, 0).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(restoreRow([other(2)], row, 5).map(({ id }) => id)).toEqual([2, 1]);
  expect(restoreRow([row], row, 0)).toEqual([row]);
});
