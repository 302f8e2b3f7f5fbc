import { expect } from '@playwright/test';
import { pasteList } from '../harness/list.ts';
import { emptyCart } from '../harness/people.ts';
import { payAtTheDoor } from '../harness/purchase.ts';
import {
  cardOf,
  fillCart,
  openAccount,
  openCard,
  orderToPay,
  searchTone,
  takeTone,
} from './acts.ts';
import { setStock } from './disturb.ts';
import type { Tour } from './tour.ts';

/** A salon's owner: prices, a card's worth of tones, the purchase, and what became of it. */
export const buyerTour: Tour = {
  who: 'buyer',
  shots: [
    {
      name: 'marketplace',
      path: '/home/marketplace/customer',
      full: true,
      act: async (page) => {
        await emptyCart(page);
        await page.reload();
      },
    },
    { name: 'account', act: openAccount },
    { name: 'category', path: '/home/categories/1/tintes' },
    {
      name: 'category-filters',
      async act(page) {
        const filters = page.getByRole('button', { name: 'Filtros' });
        // A desktop has them at the left.
        if (!(await filters.isVisible())) return;
        await filters.click();
        await page.getByRole('dialog', { name: 'Filtrar' }).waitFor();
      },
    },
    { name: 'offers', path: '/home/offers/full' },
    { name: 'results', path: '/view-results-search?search=oxigenada' },
    { name: 'product-tones', path: ({ tones }) => tones, full: true },
    { name: 'product-volume', path: ({ volume }) => volume },
    { name: 'product-simple', path: ({ simple }) => simple },
    { name: 'product-combo', path: ({ combo }) => combo },
    { name: 'card', path: ({ tones }) => tones, act: openCard },
    { name: 'card-searched', act: (page) => searchTone(page, 'cobrizo') },
    {
      name: 'card-chosen',
      async act(page) {
        await takeTone(page, '7.43', 4);
        await takeTone(page, '6.0', 2);
        await searchTone(page, '');
      },
    },
    {
      name: 'card-presale-split',
      async act(page, { scarce }) {
        await takeTone(page, scarce.number, scarce.stock + 3);
        await expect(
          cardOf(page)
            .getByText(/en preventa/)
            .first(),
        ).toBeVisible();
      },
    },
    { name: 'card-volume-first', path: ({ kit }) => kit, act: openCard },
    { name: 'cart-empty', path: '/home/cart' },
    { name: 'cart', path: '/home/cart', act: fillCart, full: true },
    {
      name: 'cart-clear-asked',
      async act(page) {
        await page.getByRole('button', { name: 'Vaciar' }).first().click();
        await page.getByText('¿Deseas eliminar este carrito?').waitFor();
      },
    },
    { name: 'cart-news', path: '/cart-news' },
    {
      name: 'cart-news-changed',
      act: async (page, { plenty }) => {
        await setStock(page, plenty.code, 1);
        await page.reload();
        await page.getByText('Menos existencias').waitFor();
      },
    },
    { name: 'quick-order', path: '/home/quick-order' },
    {
      name: 'quick-order-reviewed',
      full: true,
      act: (page) => pasteList(page, ['ALM003-000;2', 'ALM003-011 x3', 'NADA-99 1', '=2+5']),
    },
    {
      name: 'purchase-address',
      async act(page, { plenty }) {
        await setStock(page, plenty.code, plenty.stock);
        await page.goto('/home/purchase/list-address');
      },
    },
    { name: 'purchase-deliveries', path: '/home/purchase/order/detail', full: true },
    { name: 'purchase-schedule', path: '/home/purchase/order/shipping-schedule' },
    { name: 'purchase-payment', path: '/home/purchase/order/payment-methods' },
    { name: 'purchase-new-card', path: '/home/purchase/order/payment-methods/add-credit-card' },
    { name: 'purchase-coupons', path: '/home/purchase/order/summary/coupon-list', full: true },
    { name: 'purchase-summary', act: payAtTheDoor, full: true },
    {
      name: 'purchase-confirmed',
      async act(page) {
        await page.getByRole('button', { name: /^Confirmar pedido/ }).click();
        await page.getByRole('heading', { name: '¡Pedido confirmado!' }).waitFor();
      },
    },
    {
      name: 'purchase-to-pay-pse',
      full: true,
      act: (page, goods) => orderToPay(page, goods, /^PSE/),
    },
    {
      name: 'purchase-pse-refused',
      full: true,
      act: (page) => page.getByRole('button', { name: /^Ir a mi banco/ }).click(),
    },
    {
      name: 'purchase-to-pay-card',
      path: '/home/cart',
      act: (page, goods) => orderToPay(page, goods, /^Tarjeta/),
    },
    {
      name: 'purchase-card-form',
      act: (page) => page.getByRole('link', { name: /^Pagar \$.* con tarjeta/ }).click(),
    },
    { name: 'cart-unpaid', path: '/home/cart' },
    {
      name: 'purchase-declined',
      async act(page) {
        await page
          .getByRole('link', { name: /^Pagar/ })
          .first()
          .click();
        await page.getByRole('button', { name: 'Pagar en la página de Wompi' }).click();
        await page.getByRole('button', { name: /4111/ }).click();
        await page.getByText('El pago no pasó').waitFor();
      },
    },
    {
      name: 'purchase-paid',
      async act(page) {
        await page.getByRole('button', { name: 'Pagar en la página de Wompi' }).click();
        await page.getByRole('button', { name: /4242/ }).click();
        await page.getByRole('heading', { name: '¡Pago recibido!' }).waitFor();
      },
    },
    { name: 'orders', path: '/home/profile/orders/history' },
    {
      name: 'order',
      full: true,
      async act(page) {
        await page.getByRole('main').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/orders\/history\/.+/);
        await page.getByRole('heading', { level: 1, name: /^Pedido MZ-/ }).waitFor();
      },
    },
    { name: 'favourites', path: '/home/profile/favourites' },
    { name: 'notifications', path: '/home/profile/notifications' },
    { name: 'orders-again', path: '/home/orders/purchased' },
    {
      name: 'order-again',
      full: true,
      async act(page) {
        await page
          .getByRole('link', { name: /^Pedir de nuevo/ })
          .first()
          .click();
        await expect(page).toHaveURL(/\/orders\/purchased\/.+/);
      },
    },
    { name: 'profile', path: '/home/profile' },
    { name: 'address-new', path: '/home/profile/address/new', full: true },
    { name: 'addresses', path: '/home/profile/address' },
    {
      name: 'place-change',
      async act(page) {
        await page
          .getByRole('button', { name: /^Entregar aquí/ })
          .last()
          .click();
        await page.getByRole('dialog', { name: 'Cambio de dirección' }).waitFor();
      },
    },
  ],
};
