import { expect, test } from 'vitest';
import { sayWeekdays } from './say-weekdays.ts';

test.each<[readonly number[], string]>([
  [[0, 1, 2, 3, 4, 5, 6], 'Todos los días'],
  [[1, 2, 3, 4, 5], 'lun a vie'],
  [[5, 6, 0], 'vie a dom'],
  [[1, 2], 'lun y mar'],
  [[6, 3, 1], 'lun, mié y sáb'],
  [[1, 2, 3, 6], 'lun a mié y sáb'],
  [[0], 'dom'],
])('days %j are said «%s»', (weekdays, text) => {
  expect(sayWeekdays(weekdays)).toBe(text);
});
