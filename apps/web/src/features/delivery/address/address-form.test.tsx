// @vitest-environment jsdom
import type { Address } from '@matiz/contracts/identity.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage, type Platform, serverPlatform } from '#platform/platform.ts';
import { chooseOption } from '#testing/choose-option.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildBuyer } from '#testing/visitors.ts';
import { buildAddress } from '../place/place.builders.ts';
import { AddressForm } from './address-form.tsx';

// Typing letter by letter takes its time on a busy machine.
beforeAll(() => import('./address.schema.ts'));
afterEach(() => {
  cleanup();
  clearToasts();
});

const ok = (body: unknown) => () => ({ status: 200, body });
const base: Answers = {
  'GET /auth/me': ok(buildBuyer()),
  'GET /states': ok({ results: [{ _id: '05', name: 'Antioquia' }] }),
  'GET /cities': ok({
    results: [
      { _id: '05001', name: 'Medellín', stateId: '05', hasCoverage: true },
      { _id: '05002', name: 'Abejorral', stateId: '05', hasCoverage: false },
    ],
  }),
  'POST /shippings/coverage': ok({ coverage: true, zone: null, message: null }),
  'POST /v3/me/addresses': ok({ results: buildAddress() }),
  'PUT /v3/me/addresses': ok({ results: buildAddress() }),
};

function draw({
  address = null,
  answers = {},
  isCurrent = false,
  tab = createMemoryStorage(),
}: {
  address?: Address | null;
  answers?: Answers;
  isCurrent?: boolean;
  tab?: Platform['tab'];
} = {}) {
  const onSaved = vi.fn();
  const app = renderApp(
    <AddressForm
      customerId="c1"
      address={address}
      isCurrent={isCurrent}
      isFirst={false}
      backTo="/home/profile/address"
      onSaved={onSaved}
    />,
    {
      answers: { ...base, ...answers },
      platform: { ...serverPlatform, isServer: false, tab },
    },
  );
  return { ...app, onSaved, tab };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar dirección' }));

const pick = (label: string, option: string) => chooseOption(label, new RegExp(option));

async function fill() {
  await userEvent.selectOptions(field('Tipo de vía'), 'Carrera');
  await userEvent.type(field('Número o nombre'), '7 bis a');
  await userEvent.type(field('Con'), '45 sur');
  await userEvent.type(field('Placa'), '20');
  await pick('Departamento', 'Antioquia');
  await pick('Ciudad o municipio', 'Medellín');
}

describe('a Colombian address by its parts', () => {
  test('POST /v3/me/addresses sends the line that is shown while it is typed', async () => {
    const { sent, onSaved } = draw();
    await fill();
    expect(screen.getByText('Carrera 7 Bis A # 45 Sur-20')).toBeTruthy();
    await userEvent.type(field(/^Teléfono/), '300 555 0101');
    await userEvent.click(screen.getByRole('checkbox'));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent['POST /v3/me/addresses']?.[0]?.body).toEqual({
      address: 'Carrera 7 Bis A # 45 Sur-20',
      stateId: '05',
      cityId: '05001',
      phone: '300 555 0101',
      isDefault: true,
    });
  });

  test('a rural place is one free line', async () => {
    const { sent } = draw();
    await userEvent.click(screen.getByRole('button', { name: 'Mi dirección no se escribe así' }));
    await userEvent.type(await screen.findByLabelText('Dirección completa'), 'Vereda El Hato');
    await pick('Departamento', 'Antioquia');
    await pick('Ciudad o municipio', 'Medellín');
    await save();
    await waitFor(() => expect(sent['POST /v3/me/addresses']).toHaveLength(1));
    expect(sent['POST /v3/me/addresses']?.[0]?.body).toMatchObject({ address: 'Vereda El Hato' });
  });

  test('what is missing is said at its field, and the first one gets the focus', async () => {
    const { sent } = draw();
    await save();
    await screen.findByText('Escribe el número o el nombre de la vía.');
    expect(screen.getByText('Elige un departamento.')).toBeTruthy();
    expect(screen.getByText('Elige una ciudad.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Número o nombre'));
    expect(sent['POST /v3/me/addresses']).toBeUndefined();
  });

  test('a phone that is none is refused in the words of §5', async () => {
    const { sent } = draw();
    await fill();
    await userEvent.type(field(/^Teléfono/), '12345');
    await save();
    await waitFor(() => expect(field(/^Teléfono/).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field(/^Teléfono/));
    expect(sent['POST /v3/me/addresses']).toBeUndefined();
  });

  test('what the server refuses stands at its field, and everything stays typed', async () => {
    const { onSaved } = draw({
      answers: {
        'POST /v3/me/addresses': () =>
          refuse(400, {
            code: 'INVALID_REQUEST',
            message: 'Hay datos que no pudimos leer.',
            fields: [{ path: 'complement', message: 'Escribe solo texto.' }],
          }),
      },
    });
    await fill();
    await userEvent.type(field(/^Complemento/), 'Local 3');
    await save();
    await screen.findByText('Escribe solo texto.');
    expect(document.activeElement).toBe(field(/^Complemento/));
    expect(field('Número o nombre').value).toBe('7 bis a');
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('a failed send and a reload keep what was typed; a sent one leaves nothing behind', async () => {
    const tab = createMemoryStorage();
    draw({
      tab,
      answers: {
        'POST /v3/me/addresses': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await fill();
    await save();
    await screen.findByText('No pudimos conectarnos. Revisa tu internet e inténtalo de nuevo.');
    cleanup();
    const { onSaved } = draw({ tab });
    expect(field('Número o nombre').value).toBe('7 bis a');
    expect(screen.getByText('Carrera 7 Bis A # 45 Sur-20')).toBeTruthy();
    await screen.findByText('Medellín');
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    cleanup();
    draw({ tab });
    expect(field('Número o nombre').value).toBe('');
  });
});

describe('an address that is there', () => {
  test('PUT /v3/me/addresses: it comes in its parts, and goes back with its id', async () => {
    const { sent, onSaved } = draw({ address: buildAddress() });
    expect(field('Número o nombre').value).toBe('70');
    expect(field('Placa').value).toBe('31');
    await screen.findByText('Medellín');
    await userEvent.clear(field(/^Barrio/));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent['PUT /v3/me/addresses']?.[0]?.body).toEqual({
      _id: 'a2',
      title: 'Sede Laureles',
      address: 'Carrera 70 # 44-31',
      complement: 'Local 3',
      phone: '3005550101',
      stateId: '05',
      cityId: '05001',
    });
  });

  test('a line that is not made of parts stays as it was written', () => {
    draw({ address: buildAddress({ address: 'Cra. 70 #44-31 frente al parque' }) });
    expect(field('Dirección completa').value).toBe('Cra. 70 #44-31 frente al parque');
  });

  test('where we deliver now, another city is asked for first (§4)', async () => {
    const { sent, onSaved } = draw({ address: buildAddress(), isCurrent: true });
    await screen.findByText('Medellín');
    await pick('Ciudad o municipio', 'Abejorral');
    await save();
    await screen.findByRole('alertdialog', { name: 'Cambio de dirección' });
    expect(sent['PUT /v3/me/addresses']).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Guardar y cambiar' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });
});
