// @vitest-environment jsdom
import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answers, renderApp } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { ColourCardHost } from '../colour-card/colour-card-host.tsx';
import { buildCard, buildProduct, buildTone, buildVersion } from '../selection/product.builders.ts';
// Read before the tests begin: a search that waits a second must not wait for the parts to load.
import '../colour-card/colour-card.tsx';
import './buy/buy-combo.tsx';
import './buy/buy-tones.tsx';
import { ProductPage } from './product-page.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const emptyCart = { cart: null, outOfStock: [], productsNews: [] };
const reply = {
  cart: { _id: '1', amount: 1, units: 1 },
  results: [{ code: 'P1', versionCode: null, quantity: 1, quantityPresale: 0, dispatchDate: null }],
};

function show(
  product: ProductDetail,
  answers: Answers = {},
  visitor?: ReturnType<typeof buildGuest>,
) {
  return renderApp(
    <ColourCardHost>
      <ProductPage product={product} />
    </ColourCardHost>,
    {
      at: '/product/tinte-cromia/1/details',
      answers: {
        'POST /cart/additem': () => ({ status: 200, body: reply }),
        'GET /cart/listcart': () => ({ status: 200, body: emptyCart }),
        'GET /product/query': () => ({ status: 200, body: { result: product } }),
        ...answers,
      },
      ...(visitor ? { visitor } : {}),
    },
  );
}
// Tones and combos are parts of their own, which arrive a moment later.
beforeAll(() => Promise.all([import('./buy/buy-tones.tsx'), import('./buy/buy-combo.tsx')]));
const addButton = () => screen.getByRole('button', { name: 'Agregar al carrito' });
const more = () => screen.getByRole('button', { name: /^Aumentar cantidad/ });

describe('ProductPage', () => {
  const full = buildProduct({
    minQuantity: 6,
    multiple: 3,
    versions: [buildVersion({ code: 'P1', stock: 40 })],
    invimaCode: 'NSOC1234-25CO',
    priceSteps: [
      { kind: 'base', id: null, name: '', before: 12_000, after: 12_000 },
      { kind: 'list', id: '1', name: 'Peluquerías', before: 12_000, after: 10_000 },
    ],
    volumePrices: [{ minQuantity: 12, price: 9000 }],
  });

  test('says code, INVIMA, minimum and multiple, stock, and why the price', () => {
    show(full);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tinte Cromía');
    expect(screen.getByText('NSOC1234-25CO')).toBeTruthy();
    expect(screen.getAllByText('Mínimo 6 unidades · Se vende de a 3').length).toBeGreaterThan(0);
    expect(screen.getByText('Disponible')).toBeTruthy();
    const steps = screen.getByText('Por qué este precio').closest('details');
    expect(steps?.textContent).toContain('Tu lista de precios · Peluquerías− $\u00a02.000');
  });

  test('says what a picture shows, and the name of the product where nobody said it', () => {
    show({ ...full, pictures: ['tinte', 'caja'], pictureTexts: { caja: 'La caja abierta' } });
    const alts = screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
    expect(alts).toEqual(expect.arrayContaining(['Tinte Cromía, foto 1 de 2', 'La caja abierta']));
  });

  test('the least is what is added, and the break that is reached is marked', async () => {
    const { sent } = show(full);
    await userEvent.click(more());
    await userEvent.click(more());
    const reached = screen.getAllByRole('cell').find((cell) => cell.ariaCurrent === 'true');
    expect(reached?.textContent).toContain('9.000');
    await userEvent.click(addButton());
    await waitFor(() => expect(sent['POST /cart/additem']).toHaveLength(1));
    expect(sent['POST /cart/additem']?.[0]?.body).toMatchObject({ code: 'P1', quantity: 12 });
  });

  test('beyond the stock it says how many there are (§8)', async () => {
    show(buildProduct({ versions: [buildVersion({ code: 'P1', stock: 1 })] }));
    await userEvent.click(more());
    expect(screen.getByRole('alert').textContent).toBe(
      'Stock máximo sobrepasado. Lo sentimos, solo quedan 1 unidades disponibles de Tinte Cromía',
    );
  });

  test('a sold-out product cannot be added', () => {
    const versions = [buildVersion({ code: 'P1', stock: 0 })];
    show(
      buildProduct({
        versions,
        warehouses: [{ warehouse: '1', stock: 0, price: 1, originalPrice: 1 }],
      }),
    );
    expect(screen.getByRole('button', { name: 'Agotado' })).toHaveProperty('disabled', true);
  });

  test('a guest reads no price and adding leads to the login (§4, D-3)', async () => {
    const hidden = buildProduct({ priceHidden: 'GUEST' });
    const { container, router } = show(hidden, {}, buildGuest());
    expect(container.textContent).not.toMatch(/\$|10\.000/);
    expect(screen.getAllByRole('link', { name: 'Inicia sesión para ver precios' })).toHaveLength(1);
    await userEvent.click(addButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toContain('redirect-login-required=1');
  });
});

describe('ProductPage of tones', () => {
  test('adding without a tone is refused in the words of §5', async () => {
    const { sent } = show(buildCard([buildTone('6.0'), buildTone('7.43')]));
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar al carrito' }));
    expect(screen.getByRole('alert').textContent).toBe('Debe seleccionar un color');
    expect(sent['POST /cart/additem']).toBeUndefined();
  });

  test('what was chosen in the card is added from the page too', async () => {
    const { sent } = show(buildCard([buildTone('6.0'), buildTone('7.43')]));
    await userEvent.click(await screen.findByRole('button', { name: 'Carta de color' }));
    const card = await screen.findByRole('dialog', { name: 'Carta de color' });
    await userEvent.click(await within(card).findByRole('button', { name: /^7.43 / }));
    await userEvent.click(within(card).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(addButton());
    await waitFor(() => expect(sent['POST /cart/additem']).toHaveLength(1));
    expect(sent['POST /cart/additem']?.[0]?.body).toMatchObject({
      versions: [{ code: '7.43', quantity: 1 }],
    });
  });
});

describe('ProductPage of volumes', () => {
  const versions = [20, 30].map((volume) => buildVersion({ code: `V${volume}`, volume }));
  const oxidant = buildProduct({ versions, has_versions: true, attributes: ['Volumen'] });

  test('the volume comes first (§5), and is what is added', async () => {
    const { sent } = show(oxidant);
    await userEvent.click(addButton());
    expect(screen.getByRole('alert').textContent).toBe(
      'Debes seleccionar un volumen de Tinte Cromía',
    );
    await userEvent.click(screen.getByRole('radio', { name: /30 vol/ }));
    await userEvent.click(addButton());
    await waitFor(() => expect(sent['POST /cart/additem']).toHaveLength(1));
    expect(sent['POST /cart/additem']?.[0]?.body).toMatchObject({
      versions: [{ code: 'V30', quantity: 1 }],
    });
  });
});

describe('ProductPage of volumes with prices of their own', () => {
  test('the prices by quantity and their reasons are those of the chosen volume', async () => {
    const cheap = buildVersion({
      code: 'V30',
      volume: 30,
      price: 9_000,
      originalPrice: 10_000,
      discount: { percent: null, value: 1_000 },
      stock: 40,
      volumePrices: [{ minQuantity: 12, price: 8_000 }],
    });
    const versions = [buildVersion({ code: 'V20', volume: 20 }), cheap];
    show(
      buildProduct({
        versions,
        has_versions: true,
        attributes: ['Volumen'],
        priceSteps: [{ kind: 'base', id: null, name: '', before: 10_000, after: 10_000 }],
        volumePrices: [{ minQuantity: 12, price: 9_000 }],
      }),
    );
    const prices = () => screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(prices()).toEqual(['$\u00a010.000', '$\u00a09.000']);
    await userEvent.click(screen.getByRole('radio', { name: /30 vol/ }));
    expect(prices()).toEqual(['$\u00a09.000', '$\u00a08.000']);
    const steps = screen.getByText('Por qué este precio').closest('details');
    expect(steps?.textContent).toContain('− $\u00a01.000');
  });
});

describe('ProductPage of a combo', () => {
  const part = buildCard([buildTone('6.0'), buildTone('9.1', { stock: 0 })], {
    _id: '8',
    code: 'T',
  });
  const combo = buildProduct({
    isCombo: true,
    parts: [
      {
        code: 'T',
        name: 'Tinte',
        slug: 'tinte',
        productId: '8',
        image: 't',
        quantity: 6,
        versionCode: null,
        versionName: null,
      },
      {
        code: 'O',
        name: 'Oxidante',
        slug: 'oxidante',
        productId: '9',
        image: 'o',
        quantity: 1,
        versionCode: 'O20',
        versionName: '20 volúmenes',
      },
    ],
  });

  test('an open part is to be chosen before it is added', async () => {
    const { sent } = show(combo, {
      'GET /product/query': () => ({ status: 200, body: { result: part } }),
    });
    const choice = await screen.findByRole('combobox', { name: 'Tono' });
    await userEvent.click(addButton());
    expect(screen.getByText('Elige todas las partes de Tinte Cromía.')).toBeTruthy();
    expect(
      within(choice).getByRole('option', { name: '9.1 Rubio medio (agotado)' }),
    ).toHaveProperty('disabled', true);
    await userEvent.selectOptions(choice, '6.0');
    await userEvent.click(addButton());
    await waitFor(() => expect(sent['POST /cart/additem']).toHaveLength(1));
    expect(sent['POST /cart/additem']?.[0]?.body).toMatchObject({
      quantity: 1,
      assemblies: [{ code: 'T', versionCode: '6.0' }],
    });
  });
});
