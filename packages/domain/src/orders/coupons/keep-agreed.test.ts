import { expect, test } from 'vitest';
import type { OfferRefusal } from '../../payments/offer-methods.ts';
import { type AgreedDiscount, keepAgreed } from './keep-agreed.ts';

const byPse: AgreedDiscount = { title: 'Con PSE', methods: ['pse', 'transferencia'] };
const any: AgreedDiscount = { title: 'Siempre', methods: null };
const offer = (code: string, refusal: OfferRefusal | null = null) => ({
  method: { code },
  adjustment: 0,
  refusal,
});

test.each<[string, AgreedDiscount[], OfferRefusal | null, OfferRefusal | null]>([
  ['pse', [byPse, any], null, null],
  ['transferencia', [byPse], null, null],
  ['tarjeta', [any], null, null],
  ['tarjeta', [], null, null],
  ['tarjeta', [any, byPse], null, { kind: 'discount', title: 'Con PSE' }],
  ['tarjeta', [byPse], { kind: 'city' }, { kind: 'city' }],
])('to pay by %s an order with %j', (code, agreed, before, refusal) => {
  expect(keepAgreed([offer(code, before)], agreed)).toEqual([offer(code, refusal)]);
});
