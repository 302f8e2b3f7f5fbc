import { expect, test } from 'vitest';
import { say } from './messages.ts';

test.each([
  [1, '1 segundo'],
  [30, '30 segundos'],
  [119, '119 segundos'],
  [120, '2 minutos'],
  [900, '15 minutos'],
  [901, '16 minutos'],
  [7200, '2 horas'],
  [40_000, '12 horas'],
])('a wait of %i seconds reads %s', (seconds, wait) => {
  expect(say('tooManyAttempts', { seconds })).toBe(
    `Demasiados intentos. Espera ${wait} y vuelve a intentarlo.`,
  );
});
