import type { Page } from '@playwright/test';
import { describeBusiness } from '../harness/businesses.ts';
import { readCode } from '../harness/outbox.ts';
import { callWelcomeBack, keepWelcomeAway } from '../harness/welcome.ts';
import { cardOf, openCard } from './acts.ts';
import { breakLists, mendLists } from './disturb.ts';
import type { Tour } from './tour.ts';

/** Another one at each size: a phone gets one code a minute. */
let business = describeBusiness();

/** Anyone who comes by: no prices anywhere. */
export const guestTour: Tour = {
  who: 'guest',
  shots: [
    { name: 'landing', path: '/', full: true },
    { name: 'login', path: '/login' },
    {
      name: 'login-needed-to-add',
      path: '/login?redirect-login-required=1&redirectTo=%2Fhome%2Fbestsellers',
    },
    {
      name: 'login-refused',
      path: '/login',
      async act(page) {
        await page.getByLabel('Correo electrónico').fill('ana@salon.co');
        await page.getByLabel('Contraseña', { exact: true }).fill('no es esta');
        await page.getByRole('button', { name: 'Entrar' }).click();
        await page.getByRole('alert').first().waitFor();
      },
    },
    { name: 'login-by-phone', path: '/login?con=celular' },
    { name: 'register', path: '/registro' },
    {
      name: 'register-send-code',
      async act(page) {
        business = describeBusiness();
        await page.getByRole('textbox', { name: 'Celular' }).fill(business.phone);
        await page.getByRole('button', { name: 'Continuar' }).click();
        await page.getByRole('button', { name: 'Enviar código' }).waitFor();
      },
    },
    {
      name: 'register-code',
      async act(page) {
        await page.getByRole('button', { name: 'Enviar código' }).click();
        await page.getByLabel('Código de 6 dígitos').waitFor();
      },
    },
    {
      name: 'register-business',
      full: true,
      async act(page) {
        await page.getByLabel('Código de 6 dígitos').fill(await readCode(page, business.phone));
        await page.getByRole('heading', { name: /^¿Qué negocio tienes/ }).waitFor();
      },
    },
    { name: 'recover-password', path: '/login/recovery/password' },
    { name: 'change-password', path: '/login/change/password/enlace' },
    { name: 'registration-status', path: '/registration-status' },
    { name: 'remove-account', path: '/eliminar-cuenta', full: true },
    { name: 'stop-reminders', path: '/cart-reminders/stop?key=enlace' },
    { name: 'marketplace', path: '/home/marketplace/customer', full: true },
    { name: 'categories', path: '/home/categories/' },
    { name: 'category', path: '/home/categories/1/tintes' },
    { name: 'brands', path: '/home/manufacturers' },
    { name: 'brand', path: '/home/manufacturers/1/almagra' },
    { name: 'offers', path: '/home/offers/full' },
    { name: 'new', path: '/home/new-products' },
    { name: 'bestsellers', path: '/home/bestsellers', full: true },
    {
      name: 'city-chooser',
      path: '/home/marketplace/customer',
      async act(page) {
        const place = page.getByRole('button', { name: /^Entregar en/ });
        await place.filter({ visible: true }).first().click();
        await page.getByRole('dialog').first().waitFor();
      },
    },
    { name: 'combos', path: '/home/combos/combos' },
    { name: 'search', path: '/home/search' },
    {
      name: 'search-suggestions',
      path: '/home/search',
      async act(page) {
        const field = page.getByRole('combobox').or(page.getByRole('searchbox'));
        await field.filter({ visible: true }).first().pressSequentially('tinte 7.43');
        await page.getByRole('option').or(page.getByRole('listbox')).first().waitFor();
      },
    },
    { name: 'results', path: '/view-results-search?search=7.43' },
    { name: 'no-results', path: '/view-results-search?search=zzqqx' },
    { name: 'product-tones', path: ({ tones }) => tones, full: true },
    { name: 'product-volume', path: ({ volume }) => volume },
    { name: 'product-simple', path: ({ simple }) => simple },
    { name: 'product-combo', path: ({ combo }) => combo },
    { name: 'card', path: ({ tones }) => tones, act: openCard },
    {
      name: 'card-no-match',
      act: (page) => cardOf(page).getByRole('searchbox').fill('99.99'),
    },
    { name: 'cart', path: '/home/cart' },
    { name: 'support', path: '/home/support', full: true },
    { name: 'terms', path: '/terms-conditions', full: true },
    { name: 'custom-list', path: '/products/custom-list/rubios-frios' },
    { name: 'loyalty-plan', path: '/plan-negocios-estrellas', full: true },
    { name: 'confirm-email-old', path: '/login/confirm-email/enlace' },
    { name: 'hand-over-gone', path: '/aprobar-pedido#enlace' },
    { name: 'not-found', path: '/product/nada/99999999/details' },
    {
      name: 'welcome-window',
      async act(page) {
        await callWelcomeBack(page.context());
        await page.goto('/home/marketplace/customer');
        await page.getByRole('dialog').waitFor();
        await keepWelcomeAway(page.context());
      },
    },
    {
      name: 'failure',
      path: '/home/categories/',
      async act(page) {
        await breakLists(page);
        await page.getByRole('main').getByRole('link', { name: 'Oxidantes', exact: true }).click();
        await page.getByRole('button', { name: 'Reintentar' }).waitFor();
      },
    },
    {
      name: 'offline',
      path: '/home/categories/',
      async act(page) {
        await mendLists(page);
        await page.context().setOffline(true);
        await page.getByRole('main').getByRole('link', { name: 'Uñas', exact: true }).click();
        await page
          .getByText(/^Estás sin conexión/)
          .first()
          .waitFor();
      },
    },
    {
      name: 'pending-status',
      async act(page) {
        await page.context().setOffline(false);
        await enterPending(page);
        await page.goto('/registration-status');
      },
    },
  ],
};

async function enterPending(page: Page): Promise<void> {
  await page.request.post('/api/v3/auth/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email: 'pendiente@demo.matiz.co', password: 'matiz-demo-2026' },
  });
}

/** The components, which only the workshop shows. */
export const workshopTour: Tour = {
  who: 'guest',
  isDevelopment: true,
  shots: [{ name: 'components', path: '/dev/ui', full: true }],
};
