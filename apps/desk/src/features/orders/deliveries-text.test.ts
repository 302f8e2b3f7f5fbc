import { expect, test } from 'vitest';
import { type Deliveries, deliveriesText } from './deliveries-text.ts';

const delivery = (state: string, dispatchDate: string | null = null) =>
  ({ state, dispatchDate }) as Deliveries[number];

test.each([
  ['none', [], ''],
  ['one that leaves at once', [delivery('pending')], 'Por preparar'],
  [
    'one that waits for its day',
    [delivery('pending', '2026-12-01')],
    'Por preparar · mar 1 de dic',
  ],
  ['one whose day no longer matters', [delivery('dispatched', '2026-12-01')], 'En camino'],
  [
    'alike ones together, in the order of the first of each',
    [delivery('delivered'), delivery('pending', '2026-12-01'), delivery('delivered')],
    '2 × Entregado, Por preparar · mar 1 de dic',
  ],
  [
    'two days apart',
    [delivery('pending', '2026-12-01'), delivery('pending', '2026-12-15')],
    'Por preparar · mar 1 de dic, Por preparar · mar 15 de dic',
  ],
])('%s', (_, deliveries, text) => {
  expect(deliveriesText(deliveries)).toBe(text);
});
