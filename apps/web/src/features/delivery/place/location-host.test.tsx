// @vitest-environment jsdom
import type { LocationChange } from '@matiz/contracts/delivery.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { meKey } from '#session/me.query.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildBuyer, buildGuest, buildSeller } from '#testing/visitors.ts';
import { LocationHost } from './location-host.tsx';
import { buildAddress, buildChange } from './place.builders.ts';
import { useLocationDialog } from './use-location-dialog.ts';

// The windows' code comes with the first of them; a busy machine takes its time.
beforeAll(() => import('./location-window.tsx'));
afterEach(() => {
  cleanup();
  clearToasts();
});

const at = '/home/cart';
const there = buildAddress();
const outOfReach = { ...buildChange().delivery, hasCoverage: false };
const noCoverage = 'Sin cobertura: Actualmente no tenemos cobertura para Medellín, Antioquia.';
const text = (value: string) => (_: string, node: Element | null) =>
  node?.textContent?.replace(/\u00a0/g, ' ') === value;

function Doors() {
  const { choose, move } = useLocationDialog();
  return (
    <>
      <button type="button" onClick={choose}>
        Lugar
      </button>
      <button type="button" onClick={() => move(there)}>
        Entregar allí
      </button>
    </>
  );
}

function draw(visitor: Me, answers: Answers = {}) {
  const app = renderApp(
    <LocationHost>
      <Doors />
      <Toaster />
    </LocationHost>,
    { visitor, answers, at: at },
  );
  app.queryClient.setQueryData(['cart'], 'of Bogotá');
  return app;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const place = ({ router: { state } }: ReturnType<typeof draw>) =>
  `${state.location.pathname}${state.location.search}`;

const moved = buildBuyer({ delivery: { ...buildChange().delivery } });
const answersOf = (change: LocationChange): Answers => ({
  'POST /shippings/change-preview': () => ({ status: 200, body: change }),
  'PUT /shippings/place': () => ({ status: 200, body: { delivery: change.delivery } }),
  'GET /auth/me': () => ({ status: 200, body: moved }),
});

async function ask(change = buildChange(), answers: Answers = {}) {
  const app = draw(buildBuyer(), { ...answersOf(change), ...answers });
  await press('Entregar allí');
  const window = await screen.findByRole('dialog', { name: 'Cambio de dirección' });
  await within(window).findByText('¿Cambiamos la dirección de entrega?');
  return { app, window: within(window) };
}

describe('§4 Cambio de dirección', () => {
  const affected = buildChange({
    cart: {
      lines: [
        {
          code: 'TIN',
          versionCode: 'TIN-743',
          name: 'Tinte Esencial, 7.43',
          image: null,
          kind: 'price',
          message: 'Tinte Esencial, 7.43 ahora cuesta $ 9.900 la unidad; antes, $ 8.900.',
        },
        {
          code: 'OX',
          versionCode: null,
          name: 'Oxidante',
          image: null,
          kind: 'gone',
          message: 'Oxidante no está disponible allí.',
        },
      ],
      joining: { units: 3, message: 'Se unen 3 unidades que esperaban allí.' },
      amountBefore: 50_000,
      amountAfter: 29_700,
    },
  });

  test('POST /shippings/change-preview: shows days, lines and totals before and after, and asks', async () => {
    const { app, window } = await ask(affected);
    expect(app.sent['POST /shippings/change-preview']?.[0]?.body).toEqual({ addressId: 'a2' });
    expect(window.getByText('Sede Laureles')).toBeTruthy();
    expect(window.getByText('Carrera 70 # 44-31, Medellín - Antioquia')).toBeTruthy();
    expect(window.getByText(/Llega 2 días hábiles/).textContent).toContain('antes, 1 día hábil');
    expect(window.getByText('Cambian 2 productos de tu carrito')).toBeTruthy();
    expect(window.getByText(/ahora cuesta/)).toBeTruthy();
    expect(window.getByText('Oxidante no está disponible allí.')).toBeTruthy();
    expect(window.getByText('Se unen 3 unidades que esperaban allí.')).toBeTruthy();
    expect(window.getByText(text('$ 50.000'))).toBeTruthy();
    expect(window.getByText(text('$ 29.700'))).toBeTruthy();
  });

  test('a no leaves all as it was', async () => {
    const { app } = await ask(affected);
    await press('No, dejar como está');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(app.sent)).toEqual(['POST /shippings/change-preview']);
    expect([place(app), app.queryClient.getQueryData(['cart'])]).toEqual([at, 'of Bogotá']);
  });

  test('PUT /shippings/place on a yes: then MarketplaceHome, with everything renewed', async () => {
    const { app } = await ask(affected);
    await press('Sí, cambiar');
    await waitFor(() => expect(place(app)).toBe('/home/marketplace/customer'));
    expect(app.sent['PUT /shippings/place']?.[0]?.body).toEqual({ addressId: 'a2' });
    expect(app.queryClient.getQueryData<Me>(meKey)?.delivery.city).toBe('Medellín');
    expect(app.queryClient.getQueryData(['cart'])).toBeUndefined();
    await screen.findByText('Tu dirección de entrega ahora es Sede Laureles');
    await press('Ver carrito');
    expect(place(app)).toBe('/home/cart');
  });

  test('is short where the cart stays as it is, and asks all the same', async () => {
    const { window } = await ask(
      buildChange({ cart: { lines: [], joining: null, amountBefore: 9900, amountAfter: 9900 } }),
    );
    expect(window.getByText('Tu carrito queda igual.')).toBeTruthy();
    expect(window.queryByRole('list', { name: /carrito/ })).toBeNull();
  });

  test('out of reach says so (§8), and takes a phone for later', async () => {
    const { window } = await ask(
      buildChange({ delivery: outOfReach, deliveryDays: { before: 1, after: null } }),
    );
    expect(window.getByText(text(noCoverage))).toBeTruthy();
    await press('Avísame cuando lleguen');
    await screen.findByRole('dialog', { name: 'Te avisamos cuando lleguemos a Medellín' });
  });

  test('§8: moved out of reach, that is what is said', async () => {
    const { app } = await ask(buildChange({ delivery: outOfReach }));
    await press('Sí, cambiar');
    await waitFor(() => expect(place(app)).toBe('/home/marketplace/customer'));
    await screen.findByText(noCoverage);
    expect(screen.queryByText(/Tu dirección de entrega ahora es/)).toBeNull();
  });

  test('a refusal is said, and the question stays', async () => {
    const { app } = await ask(buildChange(), {
      'PUT /shippings/place': () =>
        refuse(404, { code: 'UNKNOWN_ADDRESS', message: 'Esa dirección no existe.' }),
    });
    await press('Sí, cambiar');
    await screen.findByText('Esa dirección no existe.');
    expect(place(app)).toBe(at);
    expect(screen.getByRole('dialog', { name: 'Cambio de dirección' })).toBeTruthy();
  });
});

describe('the header’s delivery place', () => {
  const cities = [
    { _id: '76001', name: 'Cali', stateId: '76', hasCoverage: true },
    { _id: '63130', name: 'Calarcá', stateId: '63', hasCoverage: false },
  ];
  const answers: Answers = {
    'GET /states': () => ({
      status: 200,
      body: {
        results: [
          { _id: '63', name: 'Quindío' },
          { _id: '76', name: 'Valle del Cauca' },
        ],
      },
    }),
    'GET /cities': () => ({ status: 200, body: { results: cities } }),
    'GET /shippings/cities': () => ({
      status: 200,
      body: {
        results: [
          {
            _id: '3',
            name: 'Cali',
            deliveryDays: 1,
            cashOnDelivery: true,
            cities: [{ _id: '76001', name: 'Cali' }],
          },
        ],
      },
    }),
    'PUT /shippings/place': () => ({ status: 200, body: { delivery: buildGuest().delivery } }),
    'GET /auth/me': () => ({
      status: 200,
      body: buildGuest({ delivery: { ...buildGuest().delivery, cityId: '76001', city: 'Cali' } }),
    }),
  };

  test('a visitor chooses a city; nothing is asked, and the page stays', async () => {
    const app = draw(buildGuest(), answers);
    await press('Lugar');
    await userEvent.click(await screen.findByRole('button', { name: 'Cali' }));
    await screen.findByText('Ahora ves lo disponible en Cali');
    expect(app.sent['PUT /shippings/place']?.[0]?.body).toEqual({ cityId: '76001' });
    expect(app.sent['POST /shippings/change-preview']).toBeUndefined();
    expect(place(app)).toBe(at);
    expect(app.queryClient.getQueryData<Me>(meKey)?.delivery.city).toBe('Cali');
  });

  test('§8: looking from a city out of reach, that is what is said', async () => {
    draw(buildGuest(), {
      ...answers,
      'PUT /shippings/place': () => ({ status: 200, body: { delivery: outOfReach } }),
    });
    await press('Lugar');
    await userEvent.type(await screen.findByRole('searchbox'), 'calarca');
    await userEvent.click(await screen.findByRole('button', { name: /^Calarcá/ }));
    await press('Ver el catálogo igual');
    await screen.findByText(noCoverage);
    expect(screen.queryByText(/Ahora ves lo disponible/)).toBeNull();
  });

  test('the search runs over every city, those that we serve first', async () => {
    draw(buildGuest(), answers);
    await press('Lugar');
    await userEvent.type(await screen.findByRole('searchbox'), 'cal');
    const rows = await screen.findAllByRole('button', { name: /^Cal/ });
    expect(rows.map((row) => row.textContent)).toEqual([
      'CaliValle del CaucaLlega en 1 día hábil',
      'CalarcáQuindíoSin cobertura',
    ]);
  });

  test('POST /shippings/leads: out of reach a phone can be left, with a tick of its own', async () => {
    const app = draw(buildGuest(), {
      ...answers,
      'POST /shippings/leads': () => ({
        status: 200,
        body: { results: { message: '¡Gracias! Te avisaremos cuando lleguemos a tu ciudad.' } },
      }),
    });
    await press('Lugar');
    await userEvent.type(await screen.findByRole('searchbox'), 'calarca');
    await userEvent.click(await screen.findByRole('button', { name: /^Calarcá/ }));
    expect(app.sent['PUT /shippings/place']).toBeUndefined();
    await press('Avísame cuando lleguen');
    const phone = await screen.findByLabelText('Celular');
    await press('Avísame');
    await screen.findByText('Escribe un celular de 10 dígitos que empiece por 3.');
    expect(document.activeElement).toBe(phone);
    await userEvent.type(phone, '300 555 0101');
    await press('Avísame');
    expect(screen.getByText('Marca la casilla para que podamos avisarte.')).toBeTruthy();
    expect(app.sent['POST /shippings/leads']).toBeUndefined();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Avísame');
    await screen.findByText('¡Gracias! Te avisaremos cuando lleguemos a tu ciudad.');
    expect(app.sent['POST /shippings/leads']?.[0]?.body).toEqual({
      cityId: '63130',
      phone: '300 555 0101',
      acceptsContact: true,
    });
  });

  test('a seller chooses for whom first', async () => {
    const app = draw(buildSeller());
    await press('Lugar');
    expect(place(app)).toMatch(/^\/home\/select-customer/);
  });

  test('who buys picks one of the addresses, and is asked', async () => {
    const here = buildAddress({ _id: 'a1', title: 'Salón', cityid: '11001', isDefault: true });
    const zone = { status: 200, body: { coverage: true, zone: null, message: null } };
    const app = draw(buildBuyer(), {
      ...answersOf(buildChange()),
      'GET /v3/me/addresses': () => ({ status: 200, body: { results: [here, there] } }),
      'POST /shippings/coverage': () => zone,
    });
    await press('Lugar');
    expect(await screen.findByRole('radio', { name: /Salón/, checked: true })).toBeTruthy();
    expect(screen.getByText('Entregando aquí')).toBeTruthy();
    const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Entregar aquí' });
    expect(go.disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Sede Laureles/ }));
    await userEvent.click(go);
    await screen.findByRole('dialog', { name: 'Cambio de dirección' });
    expect(app.sent['PUT /shippings/place']).toBeUndefined();
  });
});
