// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { openCard } from '#testing/open-card.tsx';
import { refuse } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { buildCard, buildTone } from '../selection/product.builders.ts';

afterEach(() => {
  cleanup();
  clearToasts();
});

const arrivals = [{ date: '2026-11-17', remaining: 4 }];
const tones = [
  buildTone('6.0', { name: 'Rubio oscuro' }),
  buildTone('7.43', { name: 'Rubio cobrizo', series: 'Cobrizos', stock: 12, arrivals }),
  buildTone('9.1', { name: 'Rubio ceniza', series: 'Cenizas', stock: 0 }),
];
const dye = buildCard(tones, { is_PreSales: true });
const tile = (name: RegExp) => screen.findByRole('button', { name });
const addButton = () => screen.getByRole('button', { name: 'Agregar al carrito' });

describe('ColourCard', () => {
  test('a group for each series, and each tone says its name and stock in words', async () => {
    await openCard(dye);
    const group = await screen.findByRole('group', { name: 'Cobrizos' });
    expect(
      within(group).getByRole('button', { name: '7.43 Rubio cobrizo, Disponible' }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: '9.1 Rubio ceniza, Agotado, Ver opciones' }),
    ).toBeTruthy();
  });

  test('opened for a tone it marks that one, and no other', async () => {
    await openCard(dye, {}, undefined, '9.1');
    const asked = await tile(/^9.1/);
    expect(asked.getAttribute('aria-current')).toBe('true');
    expect((await tile(/^6.0/)).getAttribute('aria-current')).toBeNull();
  });

  test('adding nothing is refused in the words of §5', async () => {
    const { sent } = await openCard(dye);
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar al carrito' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Debes seleccionar por lo menos un color para agregar',
    );
    expect(sent['POST /cart/additem']).toBeUndefined();
  });

  test('several tones go in one request, stock and presale apart', async () => {
    const { sent } = await openCard(dye);
    await userEvent.click(await tile(/^6.0/));
    await userEvent.click(await tile(/^7.43/));
    const amount = screen.getByRole('spinbutton', { name: 'Cantidad de 7.43' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '16{Enter}');
    expect(screen.getByText('12 hoy + 4 en preventa · sale mar 17 de nov')).toBeTruthy();
    expect(screen.getByText('17 unidades · 2 tonos')).toBeTruthy();
    await userEvent.click(addButton());
    await waitFor(() => expect(sent['POST /cart/additem']).toHaveLength(1));
    expect(sent['POST /cart/additem']?.[0]?.body).toMatchObject({
      productId: '1',
      code: 'P1',
      versions: [
        { code: '6.0', quantity: 1 },
        { code: '7.43', quantity: 16 },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('at the limit it says how many there are, and a tone without any that it is out (§8)', async () => {
    await openCard(buildCard([buildTone('6.0', { stock: 1 }), buildTone('9.1', { stock: 0 })]), {
      'GET /product/equivalents': () => ({ status: 200, body: { result: [] } }),
    });
    await userEvent.click(await tile(/^6.0/));
    await userEvent.click(screen.getByRole('button', { name: /Aumentar cantidad.*6.0/ }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Stock insuficiente. Solo quedan 1 unidades disponibles',
    );
    await userEvent.click(await tile(/^9.1/));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'Tono fuera de stock',
    );
  });

  test('the server’s refusal of a tone stands on its tile, and nothing is lost', async () => {
    await openCard(dye, {
      'POST /cart/additem': () =>
        refuse(400, {
          code: 'TONE_OUT_OF_STOCK',
          message: 'Tono fuera de stock',
          lines: [
            {
              code: 'P1',
              versionCode: '6.0',
              name: '6.0',
              reason: 'TONE_OUT_OF_STOCK',
              message: 'Tono fuera de stock',
            },
          ],
        }),
    });
    await userEvent.click(await tile(/^6.0/));
    await userEvent.click(addButton());
    const chosen = await screen.findByRole('group', { name: /^6.0/ });
    await waitFor(() =>
      expect(within(chosen).getByRole('alert').textContent).toBe('Tono fuera de stock'),
    );
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.getByText('1 unidad · 1 tono')).toBeTruthy();
  });

  test('what was chosen survives closing; back closes', async () => {
    const { router } = await openCard(dye);
    await userEvent.click(await tile(/^6.0/));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.hash).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Elegir tonos' }));
    expect(await screen.findByText('1 unidad · 1 tono')).toBeTruthy();
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('search finds by number and by name, the chosen ones can be seen alone', async () => {
    await openCard(dye);
    await userEvent.click(await tile(/^6.0/));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar tono' }), 'cobrizo');
    await waitFor(() => expect(screen.queryByRole('group', { name: /^6.0/ })).toBeNull());
    expect(await tile(/^7.43/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ver seleccionados (1)' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^7.43/ })).toBeNull());
    expect(screen.getByRole('group', { name: /^6.0/ })).toBeTruthy();
  });

  test('a guest sees no amount and is sent to the login with the choice kept (§4, D-3)', async () => {
    const hidden = buildCard([buildTone('6.0', { price: null })], { priceHidden: 'GUEST' });
    const { router, sent } = await openCard(hidden, {}, buildGuest());
    await userEvent.click(await tile(/^6.0/));
    expect(screen.getByRole('dialog').textContent).not.toContain('$');
    await userEvent.click(addButton());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toContain('redirect-login-required=1');
    expect(sent['POST /cart/additem']).toBeUndefined();
  });
});

describe('ColourCard of a product with volumes (§4, §5)', () => {
  const both = buildCard(
    [
      buildTone('6.0', { code: '6.0-20', volume: 20 }),
      buildTone('6.0', { code: '6.0-30', volume: 30 }),
    ],
    { attributes: ['Tono', 'Volumen'] },
  );

  test('asks for the volume first', async () => {
    await openCard(both);
    await userEvent.click(await screen.findByRole('button', { name: 'Agregar al carrito' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'Debes seleccionar un volumen de Tinte Cromía',
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('another volume asks, resets what was chosen, and finds it again on the way back', async () => {
    await openCard(both);
    await userEvent.click(await screen.findByRole('radio', { name: /20 vol/ }));
    await userEvent.click(await tile(/^6.0/));
    await userEvent.click(screen.getByRole('radio', { name: /30 vol/ }));
    const question = await screen.findByRole('alertdialog', { name: '¿Cambiar de volumen?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Seguir con este' }));
    await waitFor(() => expect(screen.getByText('1 unidad · 1 tono')).toBeTruthy());
    await userEvent.click(screen.getByRole('radio', { name: /30 vol/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar volumen' }));
    expect(await screen.findByText('Toca un tono para elegirlo')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /20 vol/ }));
    expect(await screen.findByText('1 unidad · 1 tono')).toBeTruthy();
  });
});
