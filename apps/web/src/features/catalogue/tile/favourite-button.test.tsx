// @vitest-environment jsdom
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildGuest } from '#testing/visitors.ts';
import { FavouriteButton } from './favourite-button.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const kept = (ids: string[]): Answers => ({
  'POST /favorite/query': () => ({
    status: 200,
    body: { result: [], total: 0, totalPage: 0, page: 1, ids, notes: {} },
  }),
});
const draw = (answers: Answers, more = {}) =>
  renderApp(
    <>
      <FavouriteButton productId="7" name="Tinte" size={18} />
      <Toaster />
    </>,
    { at: '/home/bestsellers', answers, ...more },
  );
const keep = () => screen.findByRole('button', { name: 'Guardar en favoritos: Tinte' });
const unkeep = () => screen.findByRole('button', { name: 'Quitar de favoritos: Tinte' });

test('shows at once that it is kept, and says so to the server also when the page is left', async () => {
  const { sent } = draw({
    ...kept(['3']),
    'POST /favorite/add': () => ({ status: 200, body: {} }),
  });
  await userEvent.click(await keep());
  expect(await unkeep()).toBeTruthy();
  await waitFor(() =>
    expect(sent['POST /favorite/add']).toMatchObject([
      { body: { productId: '7' }, keepalive: true },
    ]),
  );
});

test('what is let go comes back to every list that it was in, with its notes', async () => {
  const { sent } = draw({
    ...kept(['7']),
    'POST /favorite/remove-item': () => ({
      status: 200,
      body: {
        removed: [
          { listId: null, note: null },
          { listId: 'l1', note: 'Dos al mes' },
        ],
      },
    }),
    'POST /favorite/add': () => ({ status: 200, body: {} }),
    'GET /favorite/lists': () => ({ status: 200, body: { result: [] } }),
  });
  await userEvent.click(await unkeep());
  expect(sent['POST /favorite/remove-item']?.[0]?.body).toEqual({
    productId: '7',
    everywhere: true,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await unkeep()).toBeTruthy();
  await waitFor(() =>
    expect(sent['POST /favorite/add']?.map(({ body }) => body)).toEqual([
      { productId: '7' },
      { productId: '7', listId: 'l1', note: 'Dos al mes' },
    ]),
  );
});

test('a list is chosen from the message, without leaving the page', async () => {
  const { sent } = draw({
    ...kept([]),
    'POST /favorite/add': () => ({ status: 200, body: {} }),
    'GET /favorite/lists': () => ({
      status: 200,
      body: {
        result: [
          { _id: null, name: 'Mis favoritos', products: 1, has: true, note: null },
          { _id: 'l1', name: 'Salón norte', products: 0, has: false, note: null },
        ],
      },
    }),
  });
  await userEvent.click(await keep());
  await userEvent.click(await screen.findByRole('button', { name: 'Elegir lista' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Salón norte' }));
  await waitFor(() =>
    expect(sent['POST /favorite/add']?.at(-1)?.body).toEqual({ productId: '7', listId: 'l1' }),
  );
});

test('what the server refuses goes back, with its reason', async () => {
  draw({
    ...kept(['7']),
    'POST /favorite/remove-item': () => refuse(500, { code: 'INTERNAL', message: 'No se pudo' }),
  });
  await userEvent.click(await unkeep());
  expect(await screen.findByText('No se pudo')).toBeTruthy();
  expect(await unkeep()).toBeTruthy();
});

test('a visitor is asked to log in', async () => {
  const { router, sent } = draw(kept([]), { visitor: buildGuest() });
  await userEvent.click(await keep());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sent['POST /favorite/add']).toBeUndefined();
});
