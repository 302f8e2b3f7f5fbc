import { z } from 'zod';
import { signIntegrity } from '../../wompi-signature.ts';
import { PageRefusal } from '../refusals.ts';
import { maxCardAmount, minAmount, redirectAddress, referenceText } from '../transaction-body.ts';

/** The parameters of the hosted page. Others of Wompi's are let through and do nothing. */
const fields = z.object({
  'public-key': z.string(),
  currency: z.literal('COP'),
  'amount-in-cents': z.string().regex(/^[1-9]\d{0,14}$/),
  reference: referenceText,
  'signature:integrity': z.string(),
  'redirect-url': redirectAddress,
  'expiration-time': z.iso.datetime().optional(),
  'customer-data:email': z.email().max(254).optional(),
  'customer-data:full-name': z.string().min(1).max(255).optional(),
  'customer-data:phone-number': z
    .string()
    .regex(/^\d{7,15}$/)
    .optional(),
  'customer-data:phone-number-prefix': z
    .string()
    .regex(/^\+\d{1,3}$/)
    .optional(),
});
export type CardFields = z.output<typeof fields>;

export interface CardAsk {
  /** As they came, for the form that sends them again. */
  readonly fields: CardFields;
  readonly reference: string;
  readonly amountInCents: number;
  readonly redirectUrl: string;
  readonly email: string;
}

/** Reads what someone is sent to the hosted page with; throws the page that says what is wrong. */
export function readCardAsk(
  input: unknown,
  keys: { readonly public: string; readonly integrity: string },
  now: Date,
): CardAsk {
  const read = fields.safeParse(input);
  if (!read.success) {
    const names = read.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new PageRefusal(422, 'No podemos mostrar este pago', `Revisa estos datos: ${names}.`);
  }
  const { data } = read;
  if (data['public-key'] !== keys.public) {
    throw new PageRefusal(401, 'No podemos mostrar este pago', 'Llave no válida.');
  }
  const ask = {
    reference: data.reference,
    amountInCents: Number(data['amount-in-cents']),
    currency: data.currency,
    expirationTime: data['expiration-time'],
  };
  if (data['signature:integrity'] !== signIntegrity(ask, keys.integrity)) {
    throw new PageRefusal(422, 'No podemos mostrar este pago', 'La firma es inválida.');
  }
  const { amountInCents, reference, expirationTime } = ask;
  const redirectUrl = data['redirect-url'];
  if (amountInCents < minAmount || amountInCents > maxCardAmount) {
    const text = 'Con tarjeta se paga desde $ 1.500 hasta $ 99.000.000.';
    throw new PageRefusal(422, 'No podemos recibir este monto', text, redirectUrl);
  }
  if (expirationTime !== undefined && now >= new Date(expirationTime)) {
    const text = 'Se venció el plazo para hacer este pago. Vuelve a la tienda y empieza otro.';
    throw new PageRefusal(410, 'Este pago ya venció', text, redirectUrl);
  }
  const email = data['customer-data:email'] ?? '';
  return { fields: data, reference, amountInCents, redirectUrl, email };
}
