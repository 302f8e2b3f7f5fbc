import { cardBrands } from '@matiz/domain/payments/card/card-number.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** The gateway's two contracts were accepted, each by its own tick. */
const acceptance = {
  acceptsPolicy: z.literal(true),
  acceptsPersonalData: z.literal(true),
};

/** What the gateway gave the payer's browser for a card that was typed; never its number. */
const cardToken = z.string().regex(/^[\w-]{1,200}$/);
const installments = z.int().min(1).max(36);

/** How a card order is paid without leaving us: with a card that is kept, or one typed just now. */
export const cardPaymentSchema = z.union([
  z.strictObject({ cardId: z.uuid(), installments }),
  z.strictObject({ token: cardToken, installments, ...acceptance }),
]);
export type CardPaymentChoice = z.output<typeof cardPaymentSchema>;

export const keptCardSchema = z.object({
  _id: z.string(),
  /** Null: of a mark that we do not draw. */
  brand: z.enum(cardBrands).nullable(),
  lastFour: z.string(),
  /** As it stands on the card: `08/28`. */
  expiry: z.string(),
  isExpired: z.boolean(),
});
export type KeptCard = z.output<typeof keptCardSchema>;

const keptCards = z.object({
  /** The card that was chosen last comes first. */
  result: z.array(keptCardSchema),
  /** Whether another one can be kept: the shop takes cards, and its gateway keeps them. */
  isOffered: z.boolean(),
});

export const listCards = defineCall({
  method: 'GET',
  path: '/payment/cards',
  spec: '§2 add-credit-card, D-12',
  summary: 'Las tarjetas que el negocio guardó en la pasarela; primero la que eligió de última.',
  access: 'buyer',
  query: z.strictObject({}),
  replies: { 200: keptCards },
  errors: [],
});

export const readCardForm = defineCall({
  method: 'GET',
  path: '/payment/card-form',
  spec: '§2 add-credit-card, D-12',
  summary: 'A dónde manda el navegador los datos de una tarjeta (nunca a Matiz) y qué se acepta.',
  access: 'registered',
  query: z.strictObject({}),
  replies: {
    200: z.object({
      publicKey: z.string(),
      tokensUrl: z.string(),
      contracts: z.object({ policy: z.string(), personalData: z.string() }),
    }),
  },
  errors: ['GATEWAY_DOWN'],
});
export type CardFormReply = z.output<(typeof readCardForm.replies)[200]>;

export const keepCard = defineCall({
  method: 'POST',
  path: '/payment/cards',
  spec: '§2 add-credit-card, D-12',
  summary: 'Guarda en la pasarela una tarjeta escrita en su formulario; no cobra nada.',
  access: 'buyer',
  deadline: 'long',
  body: z.strictObject({
    token: cardToken,
    brand: z.enum(cardBrands).nullable(),
    lastFour: z.string().regex(/^\d{4}$/),
    month: z.int().min(1).max(12),
    year: z.int().min(2020).max(2100),
    ...acceptance,
  }),
  replies: { 200: keptCards },
  errors: ['GATEWAY_DOWN', 'CARD_REFUSED', 'CARD_EXPIRED', 'TOO_MANY_CARDS'],
});

export const chooseCard = defineCall({
  method: 'PUT',
  path: '/payment/cards/chosen',
  spec: '§2 PaymentMethods, D-12',
  summary: 'Elige la tarjeta guardada con la que se paga.',
  access: 'buyer',
  body: z.strictObject({ cardId: z.uuid() }),
  replies: { 200: keptCards },
  errors: ['UNKNOWN_CARD', 'CARD_EXPIRED'],
});

export const forgetCard = defineCall({
  method: 'DELETE',
  path: '/payment/cards',
  spec: '§2 PaymentMethods, D-12',
  summary: 'Olvida una tarjeta guardada.',
  access: 'buyer',
  query: z.strictObject({ cardId: z.uuid() }),
  replies: { 200: keptCards },
  errors: ['UNKNOWN_CARD'],
});
