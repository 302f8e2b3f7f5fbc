// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildBuyer } from '#testing/visitors.ts';
import { buildAddress } from '../place/place.builders.ts';
import { AddressCard } from './address-card.tsx';

beforeAll(() => import('@matiz/ui/overlays/confirm-dialog.tsx'));
afterEach(() => {
  cleanup();
  clearToasts();
});

const address = buildAddress();

function draw(answers: Answers = {}, isCurrent = false, shown = address) {
  const app = renderApp(
    <>
      <AddressCard address={shown} isCurrent={isCurrent} />
      <Toaster />
    </>,
    { answers: { 'GET /auth/me': () => ({ status: 200, body: buildBuyer() }), ...answers } },
  );
  app.queryClient.setQueryData(['addresses', 'c1'], { results: [shown] });
  app.queryClient.setQueryData(['cart'], 'of here');
  return app;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('an address in the list (§2)', () => {
  test('shows its title, "address, city - state", and how to find it', () => {
    draw();
    expect(screen.getByText('Sede Laureles')).toBeTruthy();
    expect(document.body.textContent).toContain('Carrera 70 # 44-31, Medellín - Antioquia');
    expect(screen.getByText('Local 3')).toBeTruthy();
    expect(screen.getByText('Laureles · Teléfono 300 555 0101')).toBeTruthy();
  });

  test('falls back to the address line for a title', () => {
    draw({}, false, buildAddress({ title: null }));
    expect(screen.getByText('Carrera 70 # 44-31')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Entregar aquí: Carrera 70 # 44-31' })).toBeTruthy();
  });

  test('PUT /v3/me/addresses makes it the usual one, and leaves the rest as it is', async () => {
    const { sent } = draw({
      'PUT /v3/me/addresses': () => ({
        status: 200,
        body: { results: { ...address, isDefault: true } },
      }),
    });
    await press('Hacer principal Sede Laureles');
    await screen.findByText('Sede Laureles es ahora la principal');
    expect(sent['PUT /v3/me/addresses']?.[0]?.body).toEqual({
      _id: 'a2',
      title: 'Sede Laureles',
      address: 'Carrera 70 # 44-31',
      complement: 'Local 3',
      neighbourhood: 'Laureles',
      phone: '3005550101',
      cityId: '05001',
      stateId: '05',
      isDefault: true,
    });
  });

  test('DELETE /v3/me/addresses only after a yes', async () => {
    const { sent } = draw({
      'DELETE /v3/me/addresses': () => ({
        status: 200,
        body: { results: { message: 'Eliminaste la dirección.' } },
      }),
    });
    await press('Eliminar Sede Laureles');
    await screen.findByRole('alertdialog', { name: '¿Eliminar esta dirección?' });
    await press('Cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent['DELETE /v3/me/addresses']).toBeUndefined();

    await press('Eliminar Sede Laureles');
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, eliminar' }));
    await screen.findByText('Eliminaste la dirección.');
    expect(sent['DELETE /v3/me/addresses']?.[0]?.query.get('_id')).toBe('a2');
  });

  test('where we deliver now, its end renews all that depends on the place', async () => {
    const app = draw(
      {
        'DELETE /v3/me/addresses': () => ({
          status: 200,
          body: { results: { message: 'Eliminaste la dirección.' } },
        }),
      },
      true,
    );
    expect(screen.getByText('Entregando aquí')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Entregar aquí/ })).toBeNull();
    await press('Eliminar Sede Laureles');
    await screen.findByText(/Es donde entregamos hoy/);
    await press('Sí, eliminar');
    await screen.findByText('Eliminaste la dirección.');
    expect(app.queryClient.getQueryData(['cart'])).toBeUndefined();
  });

  test('a refusal is said', async () => {
    draw({
      'PUT /v3/me/addresses': () =>
        refuse(404, { code: 'UNKNOWN_ADDRESS', message: 'Esa dirección no existe.' }),
    });
    await press('Hacer principal Sede Laureles');
    await screen.findByText('Esa dirección no existe.');
  });
});
