import { expect, test } from 'vitest';
import { defaultProcesses } from './default-processes.ts';

const gigabyte = 1024 ** 3;

test.each([
  ['the demonstration on a big machine', false, 16, 64, 1],
  ['two processors and enough memory', true, 2, 8, 2],
  ['many processors and little memory', true, 8, 4, 2],
  ['a very small machine', true, 1, 0.5, 1],
  ['a big one', true, 32, 128, 32],
])('MATIZ_PROCESSES unless given: %s', (_, isProduction, processors, memory, count) => {
  const machine = { processors, memory: memory * gigabyte };
  expect(defaultProcesses(isProduction, machine)).toBe(count);
});
