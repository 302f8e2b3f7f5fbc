// @vitest-environment jsdom
import type { SupportThread } from '@matiz/contracts/support.ts';
import { orderCode } from '@matiz/domain/orders/order-code.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { ContactCard } from './contact-card.tsx';
import { WriteCard } from './write-card.tsx';

afterEach(cleanup);

const older = orderCode(() => 0.2);
const listed = orderCode(() => 0.7);
const thread: SupportThread = { id: 't', orderCode: null, isWaiting: true, messages: [] };
const channels = {
  whatsapp: '+573001234567',
  phone: '',
  email: '',
  hours: null,
  isOpen: true,
  changesAt: null,
};

function draw(at: string, answers: Answers = {}) {
  const row = { code: listed, placedAt: '2026-11-20T15:24:00.000Z' };
  const Cards = () => (
    <>
      <ContactCard />
      <WriteCard />
    </>
  );
  return renderApp(<Cards />, {
    at,
    answers: {
      'GET /order/list': () => ({
        status: 200,
        body: { result: [row], page: 1, totalPage: 1, total: 1 },
      }),
      'GET /support/channels': () => ({ status: 200, body: { result: channels } }),
      'GET /support/threads': () => ({ status: 200, body: { result: [] } }),
      'POST /support/messages': () => ({ status: 200, body: { result: thread } }),
      ...answers,
    },
  });
}

const sentTo = ({ sent }: ReturnType<typeof draw>) =>
  (sent['POST /support/messages'] ?? []).map(
    ({ body }) => body as { messageId: string; body: string; orderCode: string | null },
  );

async function write(text: string): Promise<void> {
  const field = await screen.findByLabelText(/Tu mensaje/);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
}

test('an order that is not in the list is asked about all the same', async () => {
  const app = draw(`/?pedido=${older}`);
  await write('No llegó');
  await waitFor(() => expect(sentTo(app)).toMatchObject([{ body: 'No llegó', orderCode: older }]));
  expect(screen.getByRole('option', { name: `Pedido ${older}` })).toBeTruthy();
});

test('what is no order’s code chooses nothing', async () => {
  const app = draw('/?pedido=hola');
  await write('No llegó');
  await waitFor(() => expect(sentTo(app)).toMatchObject([{ orderCode: null }]));
});

test('another order chosen stands in the message and in the chat, and what was written stays', async () => {
  const app = draw(`/?pedido=${older}`);
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/Tu mensaje/);
  await userEvent.type(field, 'No llegó');
  await screen.findByRole('option', { name: new RegExp(listed) });
  await userEvent.selectOptions(screen.getByLabelText('Sobre qué nos escribes'), listed);
  const chat = await screen.findByRole('link', { name: 'Escríbenos por WhatsApp' });
  expect(chat.getAttribute('href')).toContain(listed);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
  await waitFor(() => expect(sentTo(app)).toMatchObject([{ body: 'No llegó', orderCode: listed }]));
});

test('after a lost answer the same text is the same message, another text a new one', async () => {
  const lost = () => refuse(503, { code: 'UNAVAILABLE', message: 'Intenta de nuevo.' });
  const app = draw('/', { 'POST /support/messages': lost });
  for (const [turn, text] of ['Hola', 'Hola', 'Hola otra vez'].entries()) {
    await write(text);
    await waitFor(() => expect(sentTo(app)).toHaveLength(turn + 1));
    await screen.findByText('Intenta de nuevo.');
  }
  const [first, again, other] = sentTo(app).map(({ messageId }) => messageId);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
