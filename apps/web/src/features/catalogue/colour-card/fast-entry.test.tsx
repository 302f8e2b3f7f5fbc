// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { openCard } from '#testing/open-card.tsx';
import type { Answers } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { buildCard, buildTone } from '../selection/product.builders.ts';

afterEach(() => {
  cleanup();
  clearToasts();
});

const dye = buildCard(
  [
    buildTone('6.0', { name: 'Rubio oscuro' }),
    buildTone('7.43', { name: 'Rubio cobrizo', series: 'Cobrizos', stock: 4 }),
    buildTone('8.1', { quantity: 2, quantityAvailable: 8 }),
    buildTone('9.1', { name: 'Rubio ceniza', series: 'Cenizas', stock: 0 }),
  ],
  { multiple: 2, minQuantity: 2 },
);
const usual: Answers = {
  'GET /product/usual-tones': () => ({
    status: 200,
    body: {
      result: [
        { versionCode: '7.43', quantity: 3, orders: 4 },
        { versionCode: '8.1', quantity: 6, orders: 3 },
        { versionCode: '9.1', quantity: 2, orders: 2 },
      ],
    },
  }),
};
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const amountOf = (tone: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Cantidad de ${tone}` }).value;

describe('Mis habituales', () => {
  test('shows the usual tones only, and a press takes as many as usual, by the product’s multiple', async () => {
    await openCard(dye, usual);
    await press(/^Mis habituales/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^6.0/ })).toBeNull());
    await press(/^7.43 .*Pides 3/);
    expect(amountOf('7.43')).toBe('4');
  });

  test('all of them at once: what the cart holds counts, a sold-out one is left', async () => {
    await openCard(dye, usual);
    await press(/^Mis habituales/);
    await press('Elegir las 7 unidades');
    expect([amountOf('7.43'), amountOf('8.1')]).toEqual(['4', '4']);
    expect(screen.getByText('8 unidades · 2 tonos')).toBeTruthy();
    expect(screen.getByText('Ya elegiste tus habituales disponibles.')).toBeTruthy();
  });

  test('without a habit, or for a visitor, there is no such filter', async () => {
    const { sent } = await openCard(dye, usual, buildGuest());
    await screen.findByRole('button', { name: /^Todos/ });
    expect(screen.queryByRole('button', { name: /^Mis habituales/ })).toBeNull();
    expect(sent['GET /product/usual-tones']).toBeUndefined();
  });
});

describe('Enter in the search', () => {
  // A group by level too, as real cards have: its buttons stand before the tiles.
  const card = buildCard([
    buildTone('6.0', { name: 'Rubio oscuro', series: 'Naturales' }),
    buildTone('7.0', { name: 'Rubio medio', series: 'Naturales' }),
    buildTone('7.43', { name: 'Rubio cobrizo dorado', series: 'Cobrizos' }),
    buildTone('7.4', { name: 'Rubio cobrizo', series: 'Rojos' }),
    buildTone('9.1', { name: 'Rubio ceniza', series: 'Cenizas', stock: 0 }),
  ]);
  const search = () => screen.findByRole('searchbox', { name: 'Buscar tono' });
  const focused = () => document.activeElement?.getAttribute('aria-label');

  test.each([
    ['7', /^7\.0 /],
    ['ceniza', /^9\.1 /],
  ])('%s leads to its tone, however fast it was typed', async (text, name) => {
    await openCard(card);
    await screen.findByRole('button', { name: 'Por serie', pressed: true });
    await userEvent.type(await search(), `${text}{Enter}`);
    await waitFor(() => expect(focused()).toMatch(name));
  });

  test('without a tone to go to the keyboard stays in the search', async () => {
    await openCard(card);
    await userEvent.type(await search(), '8.88{Enter}');
    await screen.findByText('Ningún tono coincide');
    expect(document.activeElement).toBe(await search());
  });
});

describe('Pegar lista', () => {
  async function paste(text: string) {
    await press('Pegar lista');
    await userEvent.click(screen.getByRole('textbox', { name: /^Tu lista de tonos/ }));
    await userEvent.paste(text);
    await press('Elegir tonos');
  }
  const list = () => screen.getByRole('region', { name: 'Pegar lista' });

  // The opener of the test's page has the same words, and is out of reach under the modal.
  test('chooses each tone with its units and shows the chosen ones', async () => {
    await openCard(dye);
    await paste('7.43 x2, 6,0 x6\n8/1');
    expect(await screen.findByText('Elegimos 10 unidades de 3 tonos de tu lista.')).toBeTruthy();
    expect([amountOf('7.43'), amountOf('6.0'), amountOf('8.1')]).toEqual(['2', '6', '2']);
    expect(screen.queryByRole('button', { name: /^9.1/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Pegar lista');
  });

  test('says that a longer list than it reads was cut, and cuts no entry in two', async () => {
    await openCard(dye);
    await paste(`7.43 x2\n${' '.repeat(4985)}\n6.0 x12345`);
    expect(
      await screen.findByText('Leímos los primeros 5.000 caracteres de lo que pegaste.'),
    ).toBeTruthy();
    expect(amountOf('7.43')).toBe('2');
    expect(screen.queryByRole('spinbutton', { name: 'Cantidad de 6.0' })).toBeNull();
  });

  test('says of each entry why it is not as it was written, and chooses the others', async () => {
    await openCard(dye);
    await paste('6.0 x2, 8.99 x2, 7.43 x9, 9.1 x2, 8.1 x1.5');
    const told = await within(list()).findByRole('status');
    expect(within(told).getByText('Elegimos 6 unidades de 2 tonos de tu lista.')).toBeTruthy();
    expect(
      within(told)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '8.99 x2 · No está en esta carta',
      '7.43 Rubio cobrizo · Stock insuficiente. Solo quedan 4 unidades disponibles',
      '9.1 Rubio ceniza · Tono fuera de stock',
      '8.1 Rubio medio · No uses puntos ni comas.',
    ]);
  });

  test('the same list again changes nothing; a tone that stands in it twice is added up', async () => {
    await openCard(dye);
    await paste('6.0 x2, 6.0 x4, 8.99');
    await press('Elegir tonos');
    expect(amountOf('6.0')).toBe('6');
  });

  test('nothing written is said at the field', async () => {
    await openCard(dye);
    await paste(' ');
    expect(within(list()).getByText('Escribe o pega al menos un tono.')).toBeTruthy();
  });
});
