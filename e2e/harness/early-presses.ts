import { expect, type Locator, type Page } from '@playwright/test';

/** What someone presses as soon as it is seen, and what has to come of it. */
export interface EarlyPress {
  readonly path: string;
  /** What is filled in or chosen before the press. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Locator;
  readonly result: (page: Page) => Promise<unknown>;
  /** Code that comes after the page: held back by itself, the press waits for it too. */
  readonly part?: RegExp;
  /** What the browser may say meanwhile. */
  readonly complaints?: RegExp;
}

const seen = (locator: Locator) => locator.filter({ visible: true }).first();
const button = (name: string | RegExp) => (page: Page) =>
  seen(page.getByRole('button', { name, exact: true }));
const opens = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();
const asks = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible();
const goesTo = (path: string | RegExp) => (page: Page) => expect(page).toHaveURL(path);
const alerts = (page: Page) => expect(seen(page.getByRole('alert'))).toBeVisible();
const part = (name: string) => new RegExp(`/assets/${name}-[^/]+\\.js$`);

/** Of the demonstration. */
const tones = '/product/tinte/1/details';
const password = 'matiz-demo-2026';

export const byGuests: Readonly<Record<string, EarlyPress>> = {
  'the colour card of a product': {
    path: tones,
    press: button('Carta de color'),
    result: opens('Carta de color'),
    part: part('buy-tones'),
  },
  'a tone of a product': {
    path: tones,
    press: (page) => seen(page.getByRole('region', { name: 'Tono' }).getByRole('button')),
    result: opens('Carta de color'),
    part: part('colour-card'),
  },
  'Agregar al carrito of a product with tones': {
    path: tones,
    press: button('Agregar al carrito'),
    result: alerts,
    part: part('buy-tones'),
  },
  'Agregar al carrito of a product with volumes': {
    path: '/product/oxidante/69/details',
    press: button('Agregar al carrito'),
    result: alerts,
  },
  'Agregar al carrito of a combo': {
    path: '/product/combo/309/details',
    press: button('Agregar al carrito'),
    result: (page) => expect(page.getByText(/^Elige todas las partes/)).toBeVisible(),
    part: part('buy-combo'),
  },
  'Elegir tonos of a list': {
    path: '/home/categories/1/tintes',
    press: button(/^Elegir tonos/),
    result: opens('Carta de color'),
    part: part('colour-card'),
  },
  'Elegir tonos of the home': {
    path: '/home/marketplace/customer',
    press: button(/^Elegir tonos/),
    result: opens('Carta de color'),
  },
  'Ver los tonos of what was searched': {
    path: '/view-results-search?search=7.43',
    press: button(/^Ver los \d+ tonos/),
    result: opens('Carta de color'),
  },
  'the filters of a list': {
    path: '/home/bestsellers',
    press: button('Filtros'),
    result: opens('Filtrar'),
    part: part('filter-sheet'),
  },
  'the place of delivery': {
    path: '/home/marketplace/customer',
    press: button(/Entregar en/),
    result: opens(/.*/),
    part: part('location-window'),
  },
  'the second banner': {
    path: '/home/marketplace/customer',
    press: button('Ir al anuncio 2'),
    result: (page) =>
      expect(button('Ir al anuncio 2')(page)).toHaveAttribute('aria-current', 'true'),
  },
  'to see the password': {
    path: '/login',
    before: (page) => page.getByLabel('Contraseña', { exact: true }).fill(password),
    press: button(/^Mostrar/),
    result: (page) =>
      expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text'),
  },
  'a password that was forgotten': {
    path: '/login/recovery/password',
    before: (page) => page.getByLabel('Correo electrónico').fill('nadie@demo.matiz.co'),
    press: (page) => seen(page.getByRole('main').locator('button[type=submit]')),
    result: (page) => expect(page.getByText('nadie@demo.matiz.co')).toBeVisible(),
  },
  // The last: after it she is no guest.
  'the login': {
    path: '/login',
    before: async (page) => {
      await page.getByLabel('Correo electrónico').fill('compradora@demo.matiz.co');
      await page.getByLabel('Contraseña', { exact: true }).fill(password);
    },
    press: button('Entrar'),
    result: goesTo(/\/home\/marketplace\/customer/),
    part: part('login\\.schema'),
  },
};

/** With twelve units of one product in the cart. */
export const byBuyers: Readonly<Record<string, EarlyPress>> = {
  'one more in the cart': {
    path: '/home/cart',
    press: button(/^Aumentar cantidad/),
    result: (page) => expect(seen(page.getByRole('spinbutton'))).toHaveValue('13'),
  },
  'to empty the cart': {
    path: '/home/cart',
    press: button('Vaciar'),
    result: asks,
    part: part('confirm-dialog'),
  },
  'on to the purchase': {
    path: '/home/cart',
    press: button('Continuar'),
    result: goesTo(/\/home\/purchase\//),
  },
  'a typed row of a quick order': {
    path: '/home/quick-order',
    before: (page) =>
      page.getByRole('combobox', { name: 'Código, tono o nombre' }).fill('ALM003-011'),
    press: button('Agregar a la lista'),
    result: (page) =>
      expect(page.getByRole('heading', { name: 'Listas para agregar 1' })).toBeVisible(),
  },
  'the address of a purchase': {
    path: '/home/purchase/list-address',
    press: button('Usar esta dirección'),
    result: goesTo(/\/home\/purchase\/order\//),
  },
  'how to pay': {
    path: '/home/purchase/order/payment-methods',
    before: (page) => page.getByRole('radio', { name: /^Contra-entrega/ }).check(),
    press: button('Continuar'),
    result: goesTo('/home/purchase/order/summary'),
  },
  'a code of a coupon': {
    path: '/home/purchase/order/summary/coupon-list',
    press: button(/código/i),
    result: (page) => expect(seen(page.getByRole('textbox', { name: /código/i }))).toBeVisible(),
  },
  'to remove an address': {
    path: '/home/profile/address',
    press: button(/^Eliminar/),
    result: asks,
    part: part('confirm-dialog'),
  },
  'to leave': {
    path: '/home/profile',
    press: button('Cerrar sesión'),
    result: goesTo('/'),
    // What the waking page asks for may arrive after the session has ended.
    complaints: /status of 401/,
  },
};
