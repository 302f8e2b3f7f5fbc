import { cardBrandOf, isCardNumber } from '@matiz/domain/payments/card/card-number.ts';
import { z } from 'zod';
import { messagesOf } from '../messages.ts';
import { invalidInput } from '../refusals.ts';
import type { CardOnFile } from '../store.ts';
import type { SandboxOutcome } from '../transaction.ts';

const cardBody = z.strictObject({
  number: z.string().regex(/^\d{12,19}$/),
  cvc: z.string().regex(/^\d{3,4}$/),
  exp_month: z.string().regex(/^(?:0[1-9]|1[0-2])$/),
  exp_year: z.string().regex(/^\d{2}$/),
  card_holder: z.string().min(5).max(255),
});

const sourceBody = z.strictObject({
  type: z.literal('CARD'),
  token: z.string().min(1).max(200),
  customer_email: z.email().max(254),
  acceptance_token: z.string().optional(),
  accept_personal_auth: z.string().optional(),
});

/** The sandbox's two cards; every other one ends as an error. */
const outcomes = new Map<string, SandboxOutcome>([
  ['4242424242424242', 'APPROVED'],
  ['4111111111111111', 'DECLINED'],
]);
/** A code that no bank of the practice knows: the payment is declined for it. */
const wrongCode = '999';

export interface ReadCard {
  readonly card: CardOnFile;
  readonly holder: string;
  readonly bin: string;
}

/** Reads a card that a browser sends; throws the refusal that Wompi would answer. */
export function readCardBody(body: unknown, now: Date): ReadCard {
  const read = cardBody.safeParse(body, { reportInput: true });
  if (!read.success) throw invalidInput(messagesOf(read.error.issues));
  const { number, cvc, card_holder: holder } = read.data;
  if (!isCardNumber(number)) throw invalidInput({ number: ['El número de tarjeta es inválido'] });
  const { exp_month: month, exp_year: year } = read.data;
  const thisMonth = now.toISOString().slice(2, 7).replace('-', '');
  if (`${year}${month}` < thisMonth) throw invalidInput({ exp_year: ['La tarjeta está vencida'] });
  const card: CardOnFile = {
    outcome: cvc.startsWith(wrongCode) ? 'DECLINED' : (outcomes.get(number) ?? 'ERROR'),
    brand: (cardBrandOf(number) ?? 'card').toUpperCase().replaceAll('-', '_'),
    lastFour: number.slice(-4),
    expMonth: month,
    expYear: year,
  };
  return { card, holder, bin: number.slice(0, 6) };
}

/** Reads what a card is kept with; the acceptance tokens are judged after it. */
export function readSourceBody(body: unknown) {
  const read = sourceBody.safeParse(body, { reportInput: true });
  if (!read.success) throw invalidInput(messagesOf(read.error.issues));
  return read.data;
}

/** What Wompi says of a card in each of its answers. */
export function cardStatement({ brand, lastFour, expMonth, expYear }: CardOnFile) {
  return {
    brand,
    name: `${brand}-${lastFour}`,
    last_four: lastFour,
    exp_month: expMonth,
    exp_year: expYear,
  };
}
