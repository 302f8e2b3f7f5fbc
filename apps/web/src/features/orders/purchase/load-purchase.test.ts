import { createRequest, type Incoming } from '@matiz/client/request.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/network/query-client.ts';
import { refuse } from '#testing/render-app.tsx';
import { buildPurchase } from '../orders.builders.ts';
import { findPurchaseGap, loadPurchase } from './load-purchase.ts';

async function whereTo(incoming: Incoming) {
  const request = createRequest({ transport: async () => incoming, context: () => ({}) });
  const services = { request, queryClient: createQueryClient(true) };
  return (await loadPurchase(services, findPurchaseGap))?.headers.get('location') ?? 'stays';
}
const found = (parts: Partial<Purchase> = {}) => ({ status: 200, body: buildPurchase(parts) });

test.each([
  ['a whole purchase stays', found(), 'stays'],
  ['without an address', found({ address: null }), '/home/purchase/list-address'],
  [
    'to where nobody delivers',
    found({
      coverageMessage: 'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.',
    }),
    '/home/purchase/list-address',
  ],
  ['without a method', found({ paymentMethod: null }), '/home/purchase/order/payment-methods'],
  ['with everything sold out', found({ deliveries: [] }), '/home/cart'],
  ['an empty cart', refuse(400, { code: 'CART_EMPTY', message: '' }), '/home/cart'],
  ['no cart', refuse(404, { code: 'CART_NOT_FOUND', message: '' }), '/home/cart'],
])('%s', async (_, incoming, index) => {
  expect(await whereTo(incoming)).toBe(index);
});

test('any other failure is the page’s', async () => {
  const failing = refuse(503, { code: 'BUSY', message: 'Estamos atendiendo muchas solicitudes.' });
  await expect(whereTo(failing)).rejects.toMatchObject({ code: 'BUSY' });
});
