import { payAtTheDoor } from '../harness/purchase.ts';
import { chooseCustomer, fillCart, openAccount } from './acts.ts';
import type { Tour } from './tour.ts';

const customer = 'Salón Luna Nueva';

/** A sales rep: first for whom, then the same shop with that customer's prices. */
export const sellerTour: Tour = {
  who: 'seller',
  shots: [
    { name: 'select-customer', path: '/home/select-customer' },
    {
      name: 'select-customer-searched',
      async act(page) {
        const found = page.waitForResponse((reply) => reply.url().includes('search=luna'));
        await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('luna');
        await found;
      },
    },
    {
      name: 'home',
      path: '/home/select-customer?redirectTo=%2Fhome%2Fmarketplace%2Fseller',
      full: true,
      act: (page) => chooseCustomer(page, customer),
    },
    { name: 'account', act: openAccount },
    { name: 'category', path: '/home/categories/1/tintes' },
    { name: 'product-tones', path: ({ tones }) => tones },
    { name: 'cart', path: '/home/cart', act: fillCart, full: true },
    { name: 'purchase-summary', act: payAtTheDoor },
    {
      name: 'purchase-confirmed',
      async act(page) {
        await page.getByRole('button', { name: /^Confirmar pedido/ }).click();
        await page.getByRole('heading', { name: /Listo el pedido/ }).waitFor();
      },
    },
    { name: 'register-customer', path: '/register/process' },
    { name: 'quick-order', path: '/home/quick-order' },
    { name: 'seller-route', path: '/home/seller-route' },
    {
      name: 'seller-route-chosen',
      async act(page) {
        await page.getByRole('button', { name: 'Preparar mi ruta' }).click();
        await page.getByRole('checkbox').first().waitFor();
      },
    },
    {
      name: 'seller-route-prepared',
      async act(page) {
        await page.getByRole('button', { name: /^Preparar ruta con/ }).click();
        await page.getByRole('heading', { name: 'Clientes de la ruta' }).waitFor();
      },
    },
    { name: 'orders', path: '/home/profile/orders/history' },
    { name: 'profile', path: '/home/profile' },
  ],
};
