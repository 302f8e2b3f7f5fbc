import type { Pesos } from '@matiz/domain/kernel/money.ts';
import { z } from 'zod';
import { invalidLink } from './link-refusals.ts';

/** Bold takes no less by a link. */
const leastPesos = 1_000;
const nanosPerMs = 1_000_000;

const tax = z.strictObject({
  type: z.enum(['VAT', 'CONSUMPTION', 'IAC']),
  base: z.int().min(0),
  value: z.int().min(0),
});

/** Strict where Bold is: a field that it does not know has been misspelt. */
const linkBody = z.strictObject({
  amount_type: z.literal('CLOSE'),
  amount: z.strictObject({
    currency: z.literal('COP'),
    total_amount: z.int().min(leastPesos),
    tip_amount: z.int().min(0),
    taxes: z.array(tax).max(5),
  }),
  reference: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  description: z.string().min(2).max(100),
  /** Nanoseconds since 1970: more than a double holds to the last of them. */
  expiration_date: z.number().positive(),
  callback_url: z.url().refine(isCallback),
  payment_methods: z.array(z.string()).optional(),
  payer_email: z.email().optional(),
});

export interface LinkAsk {
  readonly amount: Pesos;
  readonly reference: string;
  readonly description: string;
  readonly expiresAt: Date;
  readonly callbackUrl: string;
}

/** Throws what Bold answers to a body that it does not take, field by field. */
export function readLinkBody(body: unknown, now: Date): LinkAsk {
  const read = linkBody.safeParse(body);
  if (!read.success) {
    throw invalidLink(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  }
  const { amount, reference, description, expiration_date, callback_url } = read.data;
  const expiresAt = new Date(expiration_date / nanosPerMs);
  // In milliseconds or seconds it is long ago, which is how one notices.
  if (Number.isNaN(expiresAt.getTime()) || expiresAt <= now) {
    throw invalidLink([['expiration_date', 'must be in the future, in nanoseconds']]);
  }
  return {
    amount: amount.total_amount,
    reference,
    description,
    expiresAt,
    callbackUrl: callback_url,
  };
}

/** Bold wants https; here the shop may be on this machine too. */
function isCallback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}
