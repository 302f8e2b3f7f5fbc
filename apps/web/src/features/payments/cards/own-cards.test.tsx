// @vitest-environment jsdom
import { clearToasts, readToasts } from '@matiz/ui/overlays/toast-store.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refuse, renderApp } from '#testing/render-app.tsx';
import { OwnCards } from './own-cards.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const visa = { _id: 'one', brand: 'visa', lastFour: '4242', expiry: '08/30', isExpired: false };
const over = { _id: 'two', brand: null, lastFour: '0001', expiry: '10/26', isExpired: true };
const reply = (result: object[], isOffered = true) => ({
  status: 200,
  body: { result, isOffered },
});
const none = /^Aún no guardas ninguna\. Cuando pagues con tarjeta/;

test('a card is told by its brand, its end and its date; it is removed once that is confirmed', async () => {
  const { sent } = renderApp(<OwnCards />, {
    answers: {
      'GET /payment/cards': () => reply([visa, over]),
      'DELETE /payment/cards': () => reply([over]),
    },
  });
  expect(await screen.findByText('Visa terminada en 4242')).toBeTruthy();
  expect(screen.getByText('Vence 08/30')).toBeTruthy();
  expect(screen.getByText('Tarjeta terminada en 0001')).toBeTruthy();
  expect(screen.getByText(/^Venció 10\/26/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: /terminada en 4242$/ }));
  const question = await screen.findByRole('alertdialog');
  expect(sent['DELETE /payment/cards']).toBeUndefined();
  await userEvent.click(within(question).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByText('Visa terminada en 4242')).toBeNull());
  expect(sent['DELETE /payment/cards']?.[0]?.query.get('cardId')).toBe('one');
  expect(screen.getByText('Tarjeta terminada en 0001')).toBeTruthy();
  await waitFor(() => expect(readToasts()[0]?.message).toBe('Tarjeta quitada'));
});

test('who keeps none reads when one is kept', async () => {
  renderApp(<OwnCards />, { answers: { 'GET /payment/cards': () => reply([]) } });
  expect(await screen.findByText(none)).toBeTruthy();
});

test('where the shop takes no cards, only those that were kept before are shown', async () => {
  let kept = [visa];
  const answers = { 'GET /payment/cards': () => reply(kept, false) };
  renderApp(<OwnCards />, { answers });
  expect(await screen.findByText('Visa terminada en 4242')).toBeTruthy();
  cleanup();
  kept = [];
  renderApp(<OwnCards />, { answers });
  await waitFor(() => expect(screen.queryByText('Mis tarjetas')).toBeNull());
});

test('what could not be read is said, and asked for again', async () => {
  let isDown = true;
  renderApp(<OwnCards />, {
    answers: {
      'GET /payment/cards': () =>
        isDown ? refuse(422, { code: 'UNEXPECTED', message: 'Algo salió mal.' }) : reply([visa]),
    },
  });
  expect(screen.getByRole('heading', { name: 'Mis tarjetas' })).toBeTruthy();
  await screen.findByText('No pudimos cargar tus tarjetas');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Visa terminada en 4242')).toBeTruthy();
});
