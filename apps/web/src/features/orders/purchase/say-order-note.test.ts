import { expect, test } from 'vitest';
import { buildPurchase } from '../orders.builders.ts';
import { sayOrderNote } from './say-order-note.ts';

const { paymentMethods, deliveries } = buildPurchase();
const purchaseBy = (means: 'card' | 'transfer' | 'cash' | 'agreement' | null, door = false) => ({
  deliveries,
  paymentMethod: 'chosen',
  paymentMethods: paymentMethods.map((method) => ({
    ...method,
    code: 'chosen',
    name: 'Platam',
    means,
    isPaidAtDoor: door,
  })),
});

test.each([
  ['a gateway', purchaseBy('card'), /15 minutos mientras pagas/],
  ['a transfer', purchaseBy('transfer'), /24 horas mientras pagas/],
  ['cash', purchaseBy('cash'), /24 horas mientras pagas/],
  ['a lender', purchaseBy('agreement'), /3 días mientras Platam aprueba/],
  ['the own credit', purchaseBy(null), /usamos tu cupo/],
  [
    'the door',
    purchaseBy(null, true),
    /^Al confirmar apartamos tus productos\. Pagas cuando recibes\.$/,
  ],
])('D-12 the note says what is true of what is paid by %s', (_, purchase, note) => {
  expect(sayOrderNote(purchase)).toMatch(note);
});

test('D-8 what is paid at the door in two deliveries is paid twice', () => {
  const twice = { ...purchaseBy(null, true), deliveries: [...deliveries, ...deliveries] };
  expect(sayOrderNote(twice)).toMatch(/Pagas cada entrega al recibirla/);
});
