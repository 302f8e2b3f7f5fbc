import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('a gate lets so many in, so many wait in order, and turns the rest away', async () => {
  const gate = createGate({ atOnce: 2, maxWaiting: 3 });
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const enter = (turn: number) =>
    gate(async () => {
      inside += 1;
      most = Math.max(most, inside);
      order.push(turn);
      await wait(1);
      inside -= 1;
      return turn;
    });
  expect(await Promise.all([0, 1, 2, 3, 4, 5, 6].map(enter))).toEqual([0, 1, 2, 3, 4, null, null]);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(await enter(7)).toBe(7);
});

test('work that throws leaves its place to the next', async () => {
  const gate = createGate({ atOnce: 1, maxWaiting: 1 });
  const failing = gate(() => Promise.reject(new Error('no')));
  const next = gate(async () => 'in');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('in');
});
