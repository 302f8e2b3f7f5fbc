// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import * as deals from '@matiz/contracts/staff/pricing/deals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, pageOf } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const deal = {
  id: '3',
  version: 4,
  name: 'Por docena',
  kind: 'volume' as const,
  state: 'running' as const,
  startsAt: null,
  endsAt: null,
  breaks: [{ minQuantity: 12, percent: 8 }],
  codes: ['TIN-2'],
};
const entryOf = (version: number, before: object, after: object) => ({
  id: String(version),
  at: `2026-11-2${version}T15:04:00.000Z`,
  by: 'Olga Peña',
  action: 'deal.changed',
  subject: 'deal:3',
  before: { ...before, version: version - 1 },
  after: { ...after, version },
  reason: null,
  via: 'desk' as const,
  batchId: null,
});
const renamed = entryOf(3, { name: 'Antes' }, { name: 'Por docena' });
const effect = {
  at: '2026-11-27T15:00:00Z',
  warehouse: 'Bogotá',
  buyer: null,
  products: 1,
  changed: 1,
  unsold: 0,
  carts: 0,
  customers: null,
  rise: null,
  fall: null,
  examples: [],
  warnings: [],
  problems: [],
};
function open(newest: ReturnType<typeof entryOf>) {
  return desk.open('/precios/ofertas/3?parte=historial', {
    answers: [
      answer(readCatalogueChoices, {
        brands: [],
        categories: [],
        paymentMethods: [],
        warehouses: [],
      }),
      answer(deals.readDeal, { result: deal }),
      answer(deals.previewDeal, { result: effect }),
      answer(deals.changeDeal, { result: { ...deal, version: 5 } }),
      answer(deals.listDealHistory, pageOf(deals.listDealHistory, [newest, renamed])),
    ],
  });
}

test('the breaks and codes of a deal are said, and come back', async () => {
  const breaks = [
    { minQuantity: 3, percent: 5.5 },
    { minQuantity: 6, percent: 7 },
  ];
  const { codes, breaks: now } = deal;
  const newest = entryOf(4, { breaks, codes: ['TIN-1', 'TIN-2'] }, { breaks: now, codes });
  const { user, bodies } = open(newest);
  await screen.findByText(
    'Descuentos: 3+: 5,5 % · 6+: 7 % → 12+: 8 % · Productos: TIN-1, TIN-2 → TIN-2',
  );
  await user.click(screen.getByRole('button', { name: 'Volver a esta versión' }));
  await screen.findByText('Así estaba. Míralo y guarda para volver a esta versión.');
  await user.type(await screen.findByLabelText(/^Motivo/), 'Como antes');
  await user.click(await screen.findByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(bodies(deals.changeDeal)).toHaveLength(1));
  expect(bodies(deals.changeDeal)[0]).toEqual({
    id: '3',
    version: 4,
    set: { breaks, codes: ['TIN-1', 'TIN-2'] },
    reason: 'Como antes',
  });
});

test('of an older entry, which has sentences, nothing is claimed that does not come back', async () => {
  const older = entryOf(
    4,
    { breaks: '3+: 5 %', codes: 'TIN-1' },
    { breaks: '12+: 8 %', codes: 'TIN-2' },
  );
  const { user, router } = open(older);
  await screen.findByText('Descuentos: 3+: 5 % → 12+: 8 % · Productos: TIN-1 → TIN-2');
  await user.click(screen.getByRole('button', { name: 'Volver a esta versión' }));
  await screen.findByText(
    /^De esa versión no hay nada .* Se queda como está: Descuentos, Productos\.$/,
  );
  expect(router.state.location.search).toBe('?parte=historial');
});

test('of an older entry comes back what can, and the rest is named', async () => {
  const older = entryOf(
    4,
    { name: 'De antes', codes: 'TIN-1' },
    { name: 'Por docena', codes: 'TIN-2' },
  );
  const { user } = open(older);
  await user.click(await screen.findByRole('button', { name: 'Volver a esta versión' }));
  await screen.findByText(/^Así estaba lo que .* Se queda como está: Productos\.$/);
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  expect(name.value).toBe('De antes');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Productos' }).value).toBe(
    'TIN-2',
  );
});
