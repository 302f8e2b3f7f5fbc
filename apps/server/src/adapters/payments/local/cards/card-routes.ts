import type { FastifyInstance } from 'fastify';
import { burnAcceptance } from '../create-transaction.ts';
import type { LocalWompi } from '../local-wompi.ts';
import { badKey, invalidInput } from '../refusals.ts';
import { cardStatement, readCardBody, readSourceBody } from './card-body.ts';

/** Milliseconds that a token of a card is good for. */
const tokenMs = 15 * 60_000;

/** Cards: what a browser gets a token for, and what the shop has kept. No number is ever stored. */
export function cardRoutes(app: FastifyInstance, local: LocalWompi): void {
  const { keys, clock, newId, store } = local;

  app.post('/v1/tokens/cards', async ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${keys.public}`) throw badKey();
    const now = clock();
    const read = readCardBody(body, now);
    const { card, holder } = read;
    const token = `tok_test_${newId().replaceAll('-', '_')}`;
    const expiresAt = new Date(now.getTime() + tokenMs);
    await store.addCardToken({ token, expiresAt, ...card });
    reply.status(201);
    const data = {
      id: token,
      created_at: now.toISOString(),
      ...cardStatement(card),
      bin: read.bin,
      card_holder: holder,
      expires_at: expiresAt.toISOString(),
    };
    return { status: 'CREATED', data };
  });

  app.post('/v1/payment_sources', async ({ headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${keys.private}`) throw badKey();
    const ask = readSourceBody(body);
    await burnAcceptance(ask, local);
    const card = await store.useCardToken(ask.token, clock());
    if (card === null) throw invalidInput({ token: ['El token no existe o ya no es válido'] });
    const id = await store.addSource(card);
    reply.status(201);
    const data = {
      id,
      type: 'CARD',
      token: ask.token,
      status: 'AVAILABLE',
      customer_email: ask.customer_email,
      public_data: { type: 'CARD', ...cardStatement(card) },
    };
    return { data, meta: {} };
  });
}
