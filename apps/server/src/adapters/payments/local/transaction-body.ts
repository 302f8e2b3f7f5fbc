import { z } from 'zod';
import { banks } from './banks.ts';
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

/** What is documented and nothing else. Tokens and signature are judged after all of it. */
const transactionBody = z.strictObject({
  acceptance_token: z.string().optional(),
  accept_personal_auth: z.string().optional(),
  amount_in_cents: z.int().min(minAmount),
  currency: z.literal('COP'),
  signature: z.string().optional(),
  customer_email: z.email().max(254),
  reference: referenceText,
  redirect_url: redirectAddress,
  customer_data: z.strictObject({
    phone_number: phone,
    full_name: plain(255),
    legal_id: legalId.optional(),
    legal_id_type: z.enum(['CC', 'CE', 'NIT', 'PP', 'TI']).optional(),
  }),
  shipping_address: z
    .strictObject({
      address_line_1: plain(255),
      country: z.literal('CO'),
      region: plain(255),
      city: plain(255),
      phone_number: plain(20),
    })
    .optional(),
  payment_method: pse,
});
export type TransactionBody = z.output<typeof transactionBody>;

/** Reads what a transaction is asked for with; throws the refusal that Wompi would answer. */
export function readTransactionBody(body: unknown): TransactionBody {
  const method = z.object({ payment_method: z.object({ type: z.string() }) }).safeParse(body);
  if (!method.success) {
    throw unprocessable('No se especificó método de pago o fuente de pago');
  }
  if (method.data.payment_method.type !== 'PSE') {
    throw invalidInput({ 'payment_method.type': ['Este método de pago no está disponible'] });
  }
  const read = transactionBody.safeParse(body, { reportInput: true });
  if (!read.success) throw invalidInput(messagesOf(read.error.issues));
  return read.data;
}

function messagesOf(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const name of names) {
      const field = [...issue.path, ...(name === '' ? [] : [name])].join('.');
      messages[field] = [sentenceOf(issue)];
    }
  }
  return messages;
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'No se esperaba este campo';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'No está presente';
  if (issue.path[0] === 'amount_in_cents') return 'El monto mínimo es de $ 1.500';
  return 'No tiene un valor válido';
}
