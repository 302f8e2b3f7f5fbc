import { z } from 'zod';
import { banks } from './banks.ts';
import { messagesOf } from './messages.ts';
import { invalidInput, unprocessable } from './refusals.ts';

/** In cents: what a payment is at least, and what one on a card is at most. */
export const minAmount = 150_000;
export const maxCardAmount = 9_900_000_000;

const plain = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^\P{Cc}*$/u);
const phone = z.string().regex(/^57\d{10}$/);
const legalId = z.string().regex(/^[A-Za-z0-9-]{4,20}$/);
export const referenceText = plain(255);
export const redirectAddress = plain(2_000).refine(
  (text) => /^https?:\/\/\S+$/.test(text) && URL.canParse(text),
);

const pse = z.strictObject({
  type: z.literal('PSE'),
  user_type: z.literal([0, 1]),
  user_legal_id_type: z.enum(['CC', 'NIT']),
  user_legal_id: legalId,
  financial_institution_code: z.enum(banks.map(({ code }) => code)),
  payment_description: plain(64),
});

const nequi = z.strictObject({
  type: z.literal('NEQUI'),
  phone_number: z.string().regex(/^3\d{9}$/),
});
const bancolombia = z.strictObject({
  type: z.literal('BANCOLOMBIA_TRANSFER'),
  payment_description: plain(64).regex(/^[^']*$/),
  ecommerce_url: redirectAddress,
});
/** As the sandbox wants it: it is told there how a payment ends that nobody can scan. */
const bancolombiaQr = z.strictObject({
  type: z.literal('BANCOLOMBIA_QR'),
  payment_description: plain(64).regex(/^[^']*$/),
  sandbox_status: z.enum(['APPROVED', 'DECLINED', 'ERROR']),
});

const customerData = z.strictObject({
  phone_number: phone,
  full_name: plain(255),
  legal_id: legalId.optional(),
  legal_id_type: z.enum(['CC', 'CE', 'NIT', 'PP', 'TI']).optional(),
});
const installments = z.int().min(1).max(36);
const typedCard = z.strictObject({
  type: z.literal('CARD'),
  token: plain(200),
  installments,
});

/** What is documented and nothing else. Tokens and signature are judged after all of it. */
const asked = z.strictObject({
  acceptance_token: z.string().optional(),
  accept_personal_auth: z.string().optional(),
  amount_in_cents: z.int().min(minAmount),
  currency: z.literal('COP'),
  signature: z.string().optional(),
  customer_email: z.email().max(254),
  reference: referenceText,
  redirect_url: redirectAddress,
  customer_data: customerData.optional(),
  shipping_address: z
    .strictObject({
      address_line_1: plain(255),
      country: z.literal('CO'),
      region: plain(255),
      city: plain(255),
      phone_number: plain(20),
    })
    .optional(),
});

/** By what `payment_method` is, or by the source that is charged. */
const bodies = {
  PSE: asked.extend({ customer_data: customerData, payment_method: pse }),
  CARD: asked.extend({ payment_method: typedCard }),
  NEQUI: asked.extend({ payment_method: nequi }),
  BANCOLOMBIA_TRANSFER: asked.extend({ payment_method: bancolombia }),
  BANCOLOMBIA_QR: asked.extend({ payment_method: bancolombiaQr }),
  source: asked.extend({
    payment_source_id: z.int(),
    payment_method: z.strictObject({ installments }),
  }),
};
export type TransactionBody = z.output<(typeof bodies)[keyof typeof bodies]>;

const kindOfMethod = z.object({ payment_method: z.object({ type: z.string() }) });
const namesSource = z.object({ payment_source_id: z.unknown() });

/** Whether a source is to be charged: that takes the shop's own key. */
export function isOfSource(body: unknown): boolean {
  return namesSource.safeParse(body).data?.payment_source_id !== undefined;
}

/** Reads what a transaction is asked for with; throws the refusal that Wompi would answer. */
export function readTransactionBody(body: unknown): TransactionBody {
  const read = schemaOf(body).safeParse(body, { reportInput: true });
  if (!read.success) throw invalidInput(messagesOf(read.error.issues));
  return read.data;
}

function isTaken(type: string): type is Exclude<keyof typeof bodies, 'source'> {
  return type !== 'source' && Object.hasOwn(bodies, type);
}

function schemaOf(body: unknown) {
  if (isOfSource(body)) return bodies.source;
  const method = kindOfMethod.safeParse(body);
  if (!method.success) throw unprocessable('No se especificó método de pago o fuente de pago');
  const { type } = method.data.payment_method;
  if (isTaken(type)) return bodies[type];
  throw invalidInput({ 'payment_method.type': ['Este método de pago no está disponible'] });
}
