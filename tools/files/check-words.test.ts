import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

const isRefused = (text: string, file = 'apps/web/src/copy/orders/orders.ts') =>
  checkWords(file, text).length > 0;

test.each([
  "states: { pending: 'Pendiente' }",
  "in_preparation: 'En preparación',",
  "10: 'Rubio extra claro',",
  "const word = n === 1 ? 'unidad' : 'unidades';",
  "const MONTHS = ['ene', 'feb', 'mar'];",
  "'ene feb mar abr'.split(' ')",
  "new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium' })",
])('a second list is refused: %s', (text) => {
  expect(isRefused(text)).toBe(true);
});

test.each([
  "advance: { in_preparation: 'Preparar', dispatched: 'Despachar' }",
  "leaves: 'Sale el martes'",
])('what only shares a key or a word is fine: %s', (text) => {
  expect(isRefused(text)).toBe(false);
});

test('the list itself and the tests may say its words', () => {
  const text = "pending: 'Por preparar'";
  expect(isRefused(text, 'packages/domain/src/orders/state-words.ts')).toBe(false);
  expect(isRefused(text, 'apps/web/src/features/orders/state-tag.test.tsx')).toBe(false);
});
