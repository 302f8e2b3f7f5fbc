import { expect, test } from 'vitest';
import { appendRows, fieldsOf, joinAnswers, type ListRow } from './rows.ts';
import { sortRows } from './sort-rows.ts';

const row: ListRow = { id: 1, input: { text: '7,43 x3' } };

test('a row is shown as it is most likely read until somebody edits it', () => {
  expect(fieldsOf({ ...row, answer: null })).toEqual({ item: '7,43', quantity: '3' });
  const edited = { id: 1, input: { code: 'KOL-7.43', quantity: 'tres' }, answer: null };
  expect(fieldsOf(edited)).toEqual({ item: 'KOL-7.43', quantity: 'tres' });
});

test('an answer counts only for the row as it was sent', () => {
  const answer = { row: 0, text: '7,43 x3' } as never;
  const check = { rows: [row], results: [answer] };
  expect(joinAnswers([row], check)[0]?.answer).toBe(answer);
  expect(joinAnswers([{ id: 1, input: { text: '7,43 x4' } }], check)[0]?.answer).toBeNull();
  expect(joinAnswers([{ ...row, id: 2 }], check)[0]?.answer).toBeNull();
});

test('a list holds two thousand rows and says how many did not fit', () => {
  const many = Array.from({ length: 1999 }, () => ({ text: 'A 1' }));
  const full = appendRows([], many);
  const more = appendRows(full.rows, [{ text: 'B 1' }, { text: 'C 1' }]);
  expect(more).toMatchObject({ added: 1, leftOut: 1 });
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
