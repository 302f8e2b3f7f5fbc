import { payerDocuments } from '@matiz/domain/payments/payer-document.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { cardPaymentSchema } from '../payments/cards.ts';
import { orderCodeText, orderDetailSchema } from './order-detail.ts';

/** What a bank debit (PSE) asks for. */
const pseSchema = z.strictObject({
  person: z.enum(['natural', 'legal']),
  documentType: z.enum(payerDocuments),
  document: z.string().trim().min(1).max(20),
  /** Ten digits; the bank's page asks for it. */
  phone: z.string().trim().min(1).max(20),
  /** A code of `GET /payment/pse`. */
  bank: z.string().min(1).max(20),
  /** Both contracts of the gateway were accepted, each by its own tick. */
  acceptsPolicy: z.literal(true),
  acceptsPersonalData: z.literal(true),
});
export type PseForm = z.output<typeof pseSchema>;

/** What Nequi, Bancolombia's button and its QR ask for: both contracts, and of Nequi its number. */
const walletSchema = z.strictObject({
  phone: z.string().trim().max(20).optional(),
  acceptsPolicy: z.literal(true),
  acceptsPersonalData: z.literal(true),
});
export type WalletForm = z.output<typeof walletSchema>;

export const payOrder = defineCall({
  method: 'POST',
  path: '/order/pay',
  spec: '§2 FinalizingPayment, D-12',
  summary: 'Empieza el pago en línea de un pedido que espera su pago; dice a dónde seguir.',
  access: 'registered',
  deadline: 'long',
  body: z.strictObject({
    orderCode: orderCodeText,
    pse: pseSchema.optional(),
    wallet: walletSchema.optional(),
    /** Without it a card is paid with on the gateway's own page. */
    card: cardPaymentSchema.optional(),
  }),
  replies: { 200: z.object({ url: z.string() }) },
  errors: [
    'NOT_FOUND',
    'ORDER_NOT_PAYABLE',
    'PAYMENT_RUNNING',
    'PAYMENT_REFUSED',
    'GATEWAY_DOWN',
    'PSE_REQUIRED',
    'CONTRACTS_REQUIRED',
    'INVALID_DOCUMENT',
    'INVALID_PHONE',
    'UNKNOWN_CARD',
    'CARD_EXPIRED',
  ],
});

export const checkPayment = defineCall({
  method: 'POST',
  path: '/order/payment-check',
  spec: '§2 FinalizingPayment, D-12',
  summary: 'Consulta en la pasarela cómo va el pago de un pedido, y muestra el pedido.',
  access: 'registered',
  deadline: 'long',
  body: z.strictObject({ orderCode: orderCodeText }),
  replies: { 200: z.object({ result: orderDetailSchema }) },
  errors: ['NOT_FOUND'],
});

export const reopenOrder = defineCall({
  method: 'POST',
  path: '/order/reopen',
  spec: 'D-10, D-12',
  summary: 'Cancela un pedido sin pagar y devuelve sus productos al carrito.',
  access: 'buyer',
  deadline: 'long',
  body: z.strictObject({
    orderCode: orderCodeText,
    /** The buyer knows that their bank is still at work; what it pays after this is given back. */
    evenIfRunning: z.literal(true).optional(),
  }),
  replies: { 200: z.object({ result: orderDetailSchema }) },
  errors: ['NOT_FOUND', 'ORDER_NOT_PAYABLE', 'PAYMENT_RUNNING'],
});

export const listPseChoices = defineCall({
  method: 'GET',
  path: '/payment/pse',
  spec: '§2 FinalizingPayment, D-12',
  summary:
    'Los bancos de PSE, los contratos de la pasarela que se aceptan al pagar y lo que se sabe de quien paga.',
  access: 'registered',
  query: z.strictObject({}),
  replies: {
    200: z.object({
      banks: z.array(z.object({ code: z.string(), name: z.string() })),
      contracts: z.object({ policy: z.string(), personalData: z.string() }),
      /** What is known of who pays, to be typed no second time; texts are empty where nothing is. */
      payer: z.object({
        person: z.enum(['natural', 'legal']),
        documentType: z.enum(payerDocuments),
        document: z.string(),
        /** Ten digits. */
        phone: z.string(),
      }),
    }),
  },
  errors: ['GATEWAY_DOWN'],
});
export type PseChoices = z.output<(typeof listPseChoices.replies)[200]>;

/** The same of Bold, which signs the bytes of its notices in a header. */
export const receiveBoldNotice = defineCall({
  method: 'POST',
  path: '/payment/bold-notice',
  spec: 'D-12',
  summary: 'Recibe una noticia firmada de Bold.',
  access: 'public',
  body: z.looseObject({}),
  bodyLimit: 64 * 1024,
  keepsText: true,
  replies: { 200: z.object({ heard: z.literal(true) }) },
  errors: ['BAD_SIGNATURE'],
});

/** Who lends says what became of a credit; it signs time and bytes of each try (ADR 83). */
export const receiveLenderNotice = defineCall({
  method: 'POST',
  path: '/payment/lender-notice',
  spec: 'D-12',
  summary: 'Recibe la decisión firmada de quien presta (Platam, Codensa, Vía).',
  access: 'public',
  query: z.strictObject({ method: z.string().min(1).max(40) }),
  body: z.strictObject({
    reference: z.string().min(1).max(40),
    /** Whole pesos that it lends. */
    amount: z.int().min(1).max(1_000_000_000),
    state: z.enum(['approved', 'declined']),
    /** Of a refusal; the buyer reads it. */
    reason: z.string().trim().min(1).max(200).optional(),
  }),
  bodyLimit: 4 * 1024,
  keepsText: true,
  deadline: 'long',
  replies: { 200: z.object({ heard: z.literal(true) }) },
  /**
   * NOT_FOUND: no such reference of this lender, or another amount; it does not say which.
   * PAYMENT_DECIDED: the other way, before.
   */
  errors: ['BAD_SIGNATURE', 'NOT_FOUND', 'PAYMENT_DECIDED'],
});

/** What the gateway sends: its shape is the gateway's, and only what its signature covers counts. */
export const receivePaymentNotice = defineCall({
  method: 'POST',
  path: '/payment/notice',
  spec: 'D-12',
  summary: 'Recibe una noticia firmada de la pasarela de pagos.',
  access: 'public',
  body: z.looseObject({}),
  bodyLimit: 64 * 1024,
  replies: { 200: z.object({ heard: z.literal(true) }) },
  errors: ['BAD_SIGNATURE'],
});
