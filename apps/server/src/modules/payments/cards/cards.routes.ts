import * as cards from '@matiz/contracts/payments/cards.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '#http/serve.ts';
import type { CardsService } from './cards.service.ts';

/** Cards that a business keeps at the gateway (§2 add-credit-card). */
export function cardsRoutes(app: FastifyInstance, service: CardsService): void {
  serve(app, cards.listCards, ({ principal }) => service.list(principal));
  serve(app, cards.readCardForm, () => service.form());
  serve(app, cards.keepCard, ({ principal, body }) => service.keep(principal, body));
  serve(app, cards.chooseCard, ({ principal, body }) => service.choose(principal, body.cardId));
  serve(app, cards.forgetCard, ({ principal, query }) => service.forget(principal, query.cardId));
}
