import type { RowOf } from '@matiz/contracts/staff/list.ts';
import type { listDeskOrders } from '@matiz/contracts/staff/orders.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { orderCopy as copy } from '#copy/orders.ts';

export type Deliveries = RowOf<typeof listDeskOrders>['deliveries'];

/** `2 × Por preparar`, `Por preparar · mar 1 de dic`: where the parts of an order are, alike ones together. */
export function partsOf(deliveries: Deliveries) {
  const parts = new Map<string, { state: Deliveries[number]['state']; n: number }>();
  for (const { state, dispatchDate } of deliveries) {
    const isDated = state === 'pending' && dispatchDate !== null;
    const word = stateWords[state];
    const text = isDated ? copy.leavesOn(word, formatDay(dispatchDate)) : word;
    parts.set(text, { state, n: (parts.get(text)?.n ?? 0) + 1 });
  }
  return [...parts].map(([text, { state, n }]) => ({
    state,
    text: n === 1 ? text : copy.several(n, text),
  }));
}

export function deliveriesText(deliveries: Deliveries): string {
  return partsOf(deliveries)
    .map(({ text }) => text)
    .join(', ');
}
