// @vitest-environment jsdom
import { readCatalogueChoices } from '@matiz/contracts/staff/catalogue/catalogue-choices.ts';
import {
  changeDeal,
  listDeals,
  previewDeal,
  readDeal,
  removeDeal,
} from '@matiz/contracts/staff/pricing/deals.ts';
import {
  changeLoyaltyTier,
  readLoyaltyTier,
} from '@matiz/contracts/staff/pricing/loyalty-tiers.ts';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, pageOf, refusal } from '#testing/fake-server.ts';
import { setUpDesk } from '#testing/set-up-desk.tsx';

const desk = setUpDesk();
const deal = {
  id: '1',
  version: 3,
  name: 'Oxigenada',
  kind: 'percentage' as const,
  state: 'running' as const,
  startsAt: null,
  endsAt: null,
  breaks: [{ minQuantity: 1, percent: 10 }],
  codes: ['OXI-20'],
};
const press = (name: string) => screen.getByRole('button', { name });
const why = () => screen.getByLabelText<HTMLInputElement>(/^Motivo/);

async function openDeal() {
  const opened = desk.open('/precios/ofertas/1', {
    answers: [
      answer(listDeals, pageOf(listDeals, [])),
      answer(readCatalogueChoices, refusal('FORBIDDEN')),
      answer(previewDeal, refusal('FORBIDDEN')),
      answer(readDeal, { result: deal }),
      answer(changeDeal, ({ body }) => ({ result: { ...deal, ...body.set, version: 4 } as never })),
      answer(removeDeal, { result: { id: '1' } }),
    ],
  });
  await screen.findByRole('heading', { name: 'Oxigenada' });
  return opened;
}

describe('PUT /staff/deals', () => {
  test('is sent with why, which is asked beside its button and has to be written', async () => {
    const { user, bodies } = await openDeal();
    fireEvent.change(screen.getByLabelText('Nombre'), { target: { value: 'Black' } });
    await user.click(press('Guardar'));
    expect(await screen.findByText('Escribe por qué cambia.')).toBeDefined();
    expect(bodies(changeDeal)).toEqual([]);
    expect(document.activeElement).toBe(why());
    await user.keyboard(' Alza del proveedor {Enter}');
    await screen.findByText('Guardado.');
    expect(bodies(changeDeal)).toEqual([
      { id: '1', version: 3, set: { name: 'Black' }, reason: 'Alza del proveedor' },
    ]);
    expect(why().value).toBe('');
  });

  test('asks why a rule ends now', async () => {
    const { user, bodies } = await openDeal();
    await user.click(press('Terminar ahora'));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    fireEvent.change(dialog.querySelector('textarea') as HTMLElement, {
      target: { value: 'Se agotó' },
    });
    fireEvent.submit(dialog.querySelector('form') as HTMLElement);
    await screen.findByText('Ya no rige.');
    expect(bodies(changeDeal)[0]).toMatchObject({ version: 3, reason: 'Se agotó' });
  });
});

test('DELETE /staff/deals asks why as well', async () => {
  const { user, bodies } = await openDeal();
  await user.click(press('Eliminar'));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  fireEvent.change(dialog.querySelector('textarea') as HTMLElement, {
    target: { value: 'Se repite' },
  });
  fireEvent.submit(dialog.querySelector('form') as HTMLElement);
  await screen.findByText('Eliminado.');
  expect(bodies(removeDeal)).toEqual([{ id: '1', version: 3, reason: 'Se repite' }]);
});

test('PUT /staff/loyalty-tiers is sent with why where it was written, and without it too', async () => {
  const tier = {
    id: 'Oro',
    version: 1,
    name: 'Oro' as const,
    color: '#aa8822',
    threshold: 0,
    shippingOff: 0,
    freeFrom: null,
    products: 0,
    customers: 0,
  };
  const { user, bodies } = desk.open('/precios/niveles/Oro', {
    answers: [
      answer(readLoyaltyTier, { result: tier }),
      answer(changeLoyaltyTier, ({ body }) => ({
        result: { ...tier, version: body.version + 1 },
      })),
    ],
  });
  await screen.findByRole('heading', { name: 'Oro' });
  await user.type(screen.getByLabelText(/^Motivo/), 'Acuerdo de junta');
  await user.click(press('Guardar'));
  await screen.findByText('Guardado.');
  await user.click(press('Guardar'));
  await vi.waitFor(() => expect(bodies(changeLoyaltyTier)).toHaveLength(2));
  expect(bodies(changeLoyaltyTier).map(({ reason }) => reason)).toEqual([
    'Acuerdo de junta',
    undefined,
  ]);
});
