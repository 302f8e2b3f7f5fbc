// @vitest-environment jsdom
import * as calls from '@matiz/contracts/staff/catalogue/brands.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildBrand } from '#testing/brands.tsx';
import { answer } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import { joinMap, reflectionsText, showMap, splitMap } from './reflections-value.ts';

const desk = setUpDesk();
const brand = {
  ...buildBrand('7', 'Almagra'),
  reflections: [
    { sign: '1', family: 'ceniza' },
    { sign: '6', family: 'rojizo' },
  ],
};

test('the map of a brand is written line by line and saved whole', async () => {
  const { user, bodies } = desk.open('/marcas/7', {
    answers: [
      answer(calls.readBrand, { result: brand }),
      answer(calls.changeBrand, { result: { ...brand, version: 2 } }),
    ],
  });
  // What a file brought is offered beside the list.
  const odd = await screen.findByRole('combobox', { name: 'Lo que dice 6' });
  expect((odd as HTMLSelectElement).value).toBe('rojizo');
  await user.click(screen.getByRole('button', { name: 'Quitar 1' }));
  await user.click(screen.getByRole('button', { name: 'Agregar un signo' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Signo 2' }));
  await user.keyboard('a');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Lo que dice A' }), 'Marrón');
  await user.click(screen.getByRole('button', { name: 'Agregar un signo' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(bodies(calls.changeBrand)).toEqual([
      {
        id: '7',
        version: 1,
        set: {
          reflections: [
            { sign: '6', family: 'rojizo' },
            { sign: 'A', family: 'marron' },
          ],
        },
      },
    ]),
  );
});

test('a map is held as a history says it', () => {
  const text = '1=ceniza, 43=cobrizo';
  expect(joinMap(splitMap(text))).toBe(text);
  expect(reflectionsText.of(text)).toBe(text);
  expect(reflectionsText.of(splitMap(text))).toBe(text);
  expect(reflectionsText.read('')).toEqual([]);
  expect(showMap('1=ceniza, 5=marron, 6=rojizo')).toBe('1 Ceniza, 5 Marrón, 6 rojizo');
});
