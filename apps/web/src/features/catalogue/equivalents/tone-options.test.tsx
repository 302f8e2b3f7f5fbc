// @vitest-environment jsdom
import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import type { Equivalent } from '@matiz/contracts/search.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openCard } from '#testing/open-card.tsx';
import { type Answers, refuse } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { buildCard, buildProduct, buildTone } from '../selection/product.builders.ts';

// jsdom lays nothing out and scrolls nowhere.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  clearToasts();
});

function buildEquivalent(
  kind: Equivalent['kind'],
  number: string,
  product: Partial<ProductCard>,
  parts: Partial<Equivalent> = {},
): Equivalent {
  const versionCode = `${product.code ?? 'P1'}-${number}`;
  return {
    kind,
    dispatchDate: null,
    remaining: null,
    product: {
      ...buildProduct(product),
      matchedTone: {
        versionCode,
        number,
        name: 'Ceniza',
        color: '#998877',
        image: null,
        price: null,
        originalPrice: null,
        stock: 20,
      },
    },
    ...parts,
  };
}
const ownSize = buildEquivalent('brand', '9.1', { _id: '2', code: 'P2', name: 'Cromía 90 g' });
const other = buildEquivalent('otherBrand', '9/1', {
  _id: '3',
  code: 'P3',
  name: 'Tinte Nítida',
  minQuantity: 3,
  multiple: 3,
  brand: { _id: '9', name: 'Nítida', slug: 'nitida' },
});

const soldOut = buildCard([buildTone('6.0'), buildTone('9.1', { stock: 0 })]);
const answer = (result: readonly Equivalent[]): Answers => ({
  'GET /product/equivalents': () => ({ status: 200, body: { result } }),
});

async function press(name: RegExp | string) {
  await userEvent.click(await screen.findByRole('button', { name }));
}
const options = () => screen.findByRole('region', { name: /^9.1/ });

describe('a sold-out tone of the colour card', () => {
  test('is waited for, and let go of', async () => {
    let waits: object[] = [];
    const { sent } = await openCard(soldOut, {
      ...answer([]),
      'GET /stock-alerts': () => ({ status: 200, body: { result: waits } }),
      'POST /stock-alerts': () => {
        waits = [
          {
            versionCode: '9.1',
            productId: '1',
            slug: 'x',
            name: 'Tinte',
            option: null,
            image: 'x',
            swatch: null,
            askedAt: '2026-11-20T15:00:00Z',
          },
        ];
        const result = { versionCode: '9.1', isWaiting: true };
        return { status: 200, body: { message: 'Listo', result } };
      },
      'DELETE /stock-alerts': () => {
        waits = [];
        return { status: 200, body: { result: { versionCode: '9.1', isWaiting: false } } };
      },
    });
    await press(/^9.1/);
    await press(/^Avísame cuando vuelva/);
    await waitFor(() => expect(screen.getByText('Te avisaremos')).toBeDefined());
    const [asked] = sent['POST /stock-alerts'] ?? [];
    expect(asked?.body).toEqual({ productId: '1', versionCode: '9.1' });
    await press(/^Avísame cuando vuelva/);
    await waitFor(() => expect(screen.getByText('Avísame cuando vuelva')).toBeDefined());
  });

  test('says so (§8), and offers the brand’s same tone before other brands', async () => {
    const { sent } = await openCard(soldOut, answer([ownSize, other]));
    await press(/^9.1/);
    const panel = await options();
    expect(within(panel).getByRole('alert').textContent).toBe('Tono fuera de stock');
    await within(panel).findByRole('list', { name: 'De otra marca' });
    expect(
      within(panel)
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-labelledby')),
    ).toHaveLength(2);
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('9.1 Cromía 90 g'),
      expect.stringContaining('9/1 Tinte Nítida · Nítida'),
    ]);
    expect(Object.fromEntries(sent['GET /product/equivalents']?.[0]?.query ?? [])).toMatchObject({
      productId: '1',
      versionCode: '9.1',
    });
  });

  test('its tile opens and closes it, and keeps the focus', async () => {
    await openCard(soldOut, answer([ownSize]));
    const tile = await screen.findByRole('button', { name: /^9.1/ });
    expect(tile.getAttribute('aria-expanded')).toBe('false');
    tile.focus();
    await userEvent.keyboard('{Enter}');
    expect(tile.getAttribute('aria-controls')).toBe((await options()).id);
    expect(document.activeElement).toBe(tile);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^9.1/ })).toBeNull());
  });

  test('closing by its own button gives the focus back to the tile', async () => {
    await openCard(soldOut, answer([ownSize]));
    await press(/^9.1/);
    await press(/^Cerrar opciones/);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^9.1/);
  });

  test('an equivalent goes to the cart at once, as many as its product sells at least', async () => {
    const { sent } = await openCard(soldOut, answer([ownSize, other]));
    await press(/^9.1/);
    await press(/^Agregar: 9\/1/);
    await waitFor(() => expect(sent['POST /cart/additem']).toHaveLength(1));
    expect(sent['POST /cart/additem']?.[0]?.body).toMatchObject({
      productId: '3',
      code: 'P3',
      versions: [{ code: 'P3-9/1', quantity: 3 }],
    });
    expect(screen.getByRole('dialog', { name: 'Carta de color' })).toBeTruthy();
  });

  test('an equivalent opens in its own card, and back finds this one at the tone', async () => {
    const { router } = await openCard(soldOut, answer([ownSize]));
    await press(/^9.1/);
    await press(/^Ver en su carta:/);
    await waitFor(() =>
      expect(router.state.location.state).toMatchObject({
        request: { productId: '2', versionCode: 'P2-9.1' },
      }),
    );
    await router.navigate(-1);
    await waitFor(() =>
      expect(router.state.location.state).toMatchObject({
        request: { productId: '1', versionCode: '9.1' },
      }),
    );
    expect(await options()).toBeTruthy();
  });

  test('its arrival comes first; a card that did not know of it chooses it in presale', async () => {
    const arriving = buildEquivalent(
      'presale',
      '9.1',
      {},
      { dispatchDate: '2026-12-02', remaining: 3 },
    );
    const arrivals = [{ date: '2026-12-02', remaining: 3 }];
    let tone = buildTone('9.1', { stock: 0 });
    await openCard(soldOut, {
      ...answer([arriving, ownSize]),
      'GET /product/query': () => ({
        status: 200,
        body: { result: buildCard([buildTone('6.0'), tone], { is_PreSales: true }) },
      }),
    });
    await press(/^9.1/);
    expect((await options()).textContent).toMatch(/Llega el mié 2 de dic.*El mismo tono en/);
    tone = buildTone('9.1', { stock: 0, arrivals });
    await press(/^Pedir en preventa/);
    expect(await screen.findByText('1 en preventa · sale mié 2 de dic')).toBeTruthy();
  });

  test('nothing like it, or no answer, is said in words', async () => {
    let isDown = true;
    await openCard(soldOut, {
      'GET /product/equivalents': () =>
        isDown
          ? refuse(500, { code: 'INTERNAL', message: 'x' })
          : { status: 200, body: { result: [] } },
    });
    await press(/^9.1/);
    await screen.findByText('No pudimos buscar otras opciones.');
    isDown = false;
    await press('Reintentar');
    await screen.findByText('Por ahora no hay un tono igual disponible para tu dirección.');
  });

  test('a guest is shown no amount, and asked to log in to add (D-3, §4)', async () => {
    const hide = { priceHidden: 'GUEST' as const };
    const warehouses = [{ warehouse: '1', stock: 10, price: null, originalPrice: null }];
    const hidden = buildEquivalent('brand', '9.1', { _id: '2', code: 'P2', ...hide, warehouses });
    const { router } = await openCard(
      buildCard([buildTone('9.1', { stock: 0, price: null })], hide),
      answer([hidden]),
      buildGuest(),
    );
    await press(/^9.1/);
    await press(/^Agregar: 9.1/);
    expect(screen.queryByText(/\$/)).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });
});

test('a tone that comes later offers what there is today', async () => {
  const arrivals = [{ date: '2026-12-02', remaining: 3 }];
  const later = buildCard([buildTone('9.1', { stock: 0, arrivals })], { is_PreSales: true });
  await openCard(later, answer([other]));
  await press(/^9.1/);
  await press(/^¿Lo necesitas hoy\?/);
  expect(within(await options()).queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('button', { name: /^Agregar: 9\/1/ })).toBeTruthy();
});
