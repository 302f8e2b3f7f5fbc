// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { openCard } from '#testing/open-card.tsx';
import { buildCard, buildTone } from '../../selection/product.builders.ts';

afterEach(() => {
  cleanup();
  clearToasts();
});

const card = buildCard([
  buildTone('6.0', { name: 'Rubio oscuro', series: 'Naturales' }),
  buildTone('7.0', { name: 'Rubio medio', series: 'Naturales' }),
  buildTone('7.43', { name: 'Rubio cobrizo dorado', series: 'Cobrizos', stock: 4 }),
  buildTone('9.1', { name: 'Rubio ceniza', series: 'Cenizas', stock: 0 }),
]);
const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar tono' });
const amountOf = (tone: string) =>
  screen.queryByRole<HTMLInputElement>('spinbutton', { name: `Cantidad de ${tone}` })?.value ??
  null;
async function type(keys: string) {
  await userEvent.type(await field(), keys);
}

describe('type, Enter, next', () => {
  test.each([
    ['7.43', '1'],
    ['743*3', '3'],
    ['7.43x3', '3'],
    ['2 del 7.43', '2'],
    ['siete punto cuarenta y tres', '1'],
  ])(
    '%s and Enter takes it, empties the field and keeps the keyboard there',
    async (text, units) => {
      await openCard(card);
      await type(`${text}{Enter}`);
      await waitFor(() => expect(amountOf('7.43')).toBe(units));
      expect(screen.getByText(`7.43 · ${units}`)).toBeTruthy();
      expect((await field()).value).toBe('');
      expect(document.activeElement).toBe(await field());
    },
  );

  test('again is one more, and backspace in the empty field gives the last one back', async () => {
    await openCard(card);
    await type('743{Enter}743{Enter}60{Enter}');
    await waitFor(() => expect(amountOf('7.43')).toBe('2'));
    expect(amountOf('6.0')).toBe('1');
    await type('{Backspace}');
    expect(screen.getByText('Devolvimos 6.0')).toBeTruthy();
    await type('{Backspace}');
    await waitFor(() => expect(amountOf('7.43')).toBe('1'));
    expect(amountOf('6.0')).toBeNull();
    await type('{Backspace}{Backspace}');
    await waitFor(() => expect(amountOf('7.43')).toBeNull());
  });

  test('a usual tone comes with its usual quantity', async () => {
    await openCard(card, {
      'GET /product/usual-tones': () => ({
        status: 200,
        body: { result: [{ versionCode: '7.43', quantity: 3, orders: 4 }] },
      }),
    });
    await screen.findByRole('button', { name: /^Mis habituales/ });
    await type('7.43{Enter}');
    await waitFor(() => expect(amountOf('7.43')).toBe('3'));
  });

  test.each([
    ['7.43x9999', '7.43: Stock insuficiente. Solo quedan 4 unidades disponibles', '4'],
    ['9.1', '9.1: Tono fuera de stock', null],
    ['x3', 'Escribe primero el tono: 7.43x3.', null],
    ['7.43x0', '7.43: escribe cuántas unidades quieres, desde 1.', null],
    ['8.88x2', '8.88x2: No está en esta carta', null],
    ['💇', 'Escribe el número de un tono, como 7.43.', null],
  ])('%s is answered plainly: %s', async (text, words, units) => {
    await openCard(card);
    await type(`${text}{Enter}`);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(amountOf('7.43')).toBe(units);
    expect(document.activeElement).toBe(await field());
  });

  test('pasted lines are taken at once; a signature takes nothing', async () => {
    await openCard(card);
    await userEvent.click(await field());
    await userEvent.paste('7.43 x2\n6.0x3');
    await waitFor(() => expect(amountOf('6.0')).toBe('3'));
    expect(screen.getByText('5 unidades más de 2 tonos')).toBeTruthy();
    await userEvent.paste('Marcela Ríos\nSalón Luna\nCra 43 # 7-21\nTel. 310 555 12 34\nGracias');
    expect(await screen.findByText('Lo que pegaste no nombra tonos de esta carta.')).toBeTruthy();
    expect([amountOf('7.43'), amountOf('6.0')]).toEqual(['2', '3']);
  });
});
