// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import { listPriceLists } from '@matiz/contracts/staff/pricing/price-lists.ts';
import {
  changeProgrammedPrice,
  listPriceCalendar,
} from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answer, answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';
import type { CalendarProduct } from './calendar-rows.ts';

const desk = setUpDesk();
const address = '/precios/programados/calendario?vista=semana&dia=2026-11-25';
const at = (day: number) => `2026-11-${day}T05:00:00.000Z`;
type Window = CalendarProduct['windows'][number];
const window = (parts: Partial<Window>): Window => ({
  id: '1',
  version: 3,
  name: 'Black',
  warehouseId: null,
  warehouse: null,
  price: 8_000,
  startsAt: at(24),
  endsAt: at(26),
  ...parts,
});
const christmas = { id: '2', name: 'Navidad', price: 7_000, startsAt: at(26), endsAt: at(28) };
const cali = { warehouseId: '2', warehouse: 'Cali' };
const product = (windows: readonly Window[]): CalendarProduct => ({
  id: '25',
  code: 'CRO-743',
  product: 'Tinte Cromía',
  basePrice: 10_000,
  windows: [...windows],
});

function open(
  windows: readonly Window[],
  { answers = [], ...parts }: Omit<NonNullable<Parameters<typeof desk.open>[1]>, never> = {},
) {
  const usual: Answer[] = [
    answer(readCatalogueChoices, {
      brands: [],
      categories: [],
      paymentMethods: [],
      warehouses: [{ id: '2', code: 'CAL', name: 'Cali' }],
    }),
    answer(listPriceLists, pageOf(listPriceLists, [])),
    answer(
      listPriceCalendar,
      pageOf(listPriceCalendar, windows.length === 0 ? [] : [product(windows)]),
    ),
  ];
  return desk.open(address, { ...parts, answers: [...usual, ...answers] });
}
const findBar = (name: RegExp) => screen.findByRole('link', { name });
const row = () => within(screen.getByRole('row', { name: /CRO-743/ }));

describe('the calendar of programmed prices', () => {
  test('asks for the days of its address, and for others when someone goes on', async () => {
    const { user, sent } = open([window({})]);
    await findBar(/^\$\s8\.000 Black, todas las bodegas, del 24 nov 2026.* al 26 nov 2026/);
    expect(sent(listPriceCalendar)[0]?.query).toMatchObject({
      'f.from': '2026-11-23',
      'f.to': '2026-11-29',
    });
    await user.click(screen.getByRole('button', { name: 'Después' }));
    await user.click(screen.getByRole('radio', { name: 'Mes' }));
    await screen.findByRole('heading', { name: 'noviembre de 2026' });
    expect(sent(listPriceCalendar).map(({ query }) => query['f.to'])).toEqual([
      '2026-11-29',
      '2026-12-06',
      '2026-11-30',
    ]);
  });

  test('says in words what meets what, and which of the two is paid', async () => {
    open([window({ endsAt: at(27) }), window({ ...christmas, ...cali })]);
    await findBar(/ Navidad · Cali/);
    expect(
      row().getByText(/^Se cruzan del 26 nov .* al 27 nov .*: se paga \$\s7\.000, de «Navidad»/),
    ).toBeDefined();
  });

  test('says nothing of prices that follow one another', async () => {
    open([window({}), window(christmas)]);
    await findBar(/ Navidad/);
    expect(row().queryByText(/cruzan/)).toBeNull();
  });

  test('shows lists with their dates above', async () => {
    const list = {
      id: '4',
      version: 1,
      name: 'Salones Cali',
      tradeTypeId: null,
      tradeType: null,
      cityCode: null,
      city: null,
      stateCode: null,
      department: null,
      document: null,
      customer: null,
      loyaltyTier: null,
      priority: 20,
      state: 'running' as const,
      startsAt: null,
      endsAt: at(25),
      products: 3,
    };
    const { sent } = open([], {
      answers: [answer(listPriceLists, pageOf(listPriceLists, [list]))],
    });
    const bar = await findBar(/^Salones Cali, hasta el 25 nov/);
    expect(bar.getAttribute('href')).toBe('/precios/listas/4');
    expect(sent(listPriceLists)[0]?.query).toMatchObject({ 'f.dated': 'yes' });
    expect(await screen.findByText(/^No hay precios programados en estos días/)).toBeDefined();
  });
});

describe('dates that are moved by keys', () => {
  test('stand there with what they would meet, and are saved on request', async () => {
    const { user, bodies } = open([window({}), window({ ...christmas, ...cali })], {
      answers: [
        answer(changeProgrammedPrice, ({ body }) => ({
          result: {
            ...window({ version: 4 }),
            ...body.set,
            code: 'CRO-743',
            product: 'Tinte Cromía',
            basePrice: 10_000,
            state: 'coming',
          } as never,
        })),
      ],
    });
    (await findBar(/ Black/)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const panel = within(screen.getByRole('region', { name: 'Fechas nuevas, sin guardar' }));
    expect(panel.getByText(/^«Black», CRO-743: del 25 nov .* al 27 nov/)).toBeDefined();
    expect(panel.getByText(/se paga \$\s7\.000, de «Navidad»/)).toBeDefined();
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await user.click(panel.getByRole('button', { name: 'Guardar fechas' }));
    expect(panel.getByText('Escribe por qué cambia.')).toBeDefined();
    expect(bodies(changeProgrammedPrice)).toEqual([]);
    await user.keyboard('Temporada');
    await user.click(panel.getByRole('button', { name: 'Guardar fechas' }));
    await screen.findByText('Fechas guardadas.');
    expect(bodies(changeProgrammedPrice)).toEqual([
      {
        id: '1',
        version: 3,
        set: { startsAt: at(25), endsAt: at(28) },
        reason: 'Temporada',
      },
    ]);
  });

  test('cannot be saved over another in the same place, and Esc leaves them', async () => {
    const { user } = open([window({}), window(christmas)]);
    (await findBar(/ Black/)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    const save = screen.getByRole('button', { name: 'Guardar fechas' }) as HTMLButtonElement;
    expect(save.disabled).toBe(true);
    expect(
      screen.getAllByText(/^«Black» y «Navidad» se cruzan .* en la misma bodega/),
    ).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Guardar fechas' })).toBeNull();
  });

  test('say what the server refuses, and stay', async () => {
    const message = 'Se cruza con «Otra» (siempre – sin fin).';
    const { user } = open([window({})], {
      answers: [
        answer(
          changeProgrammedPrice,
          refusal('VALUE_TAKEN', {
            fields: [{ path: 'set.startsAt', message }],
          }),
        ),
      ],
    });
    (await findBar(/ Black/)).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await user.type(screen.getByLabelText(/^Motivo/), 'Temporada');
    await user.click(screen.getByRole('button', { name: 'Guardar fechas' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Guardar fechas' })).toBeDefined();
  });

  test('never end before they begin', async () => {
    const { user } = open([window({ endsAt: at(25) })]);
    (await findBar(/ Black/)).focus();
    await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    expect(screen.queryByRole('button', { name: 'Guardar fechas' })).toBeNull();
  });

  test('stay where they are for someone who may only look', async () => {
    const { user } = open([window({})], { scopes: ['prices:read', 'catalogue:read'] });
    (await findBar(/ Black/)).focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.queryByRole('button', { name: 'Guardar fechas' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Programar un precio' })).toBeNull();
  });
});

test('arrows walk from price to price, and from product to product', async () => {
  const { user } = open([window({}), window(christmas)]);
  const first = await findBar(/ Black/);
  first.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/ Navidad/);
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowDown}');
  expect(document.activeElement).toBe(first);
});
