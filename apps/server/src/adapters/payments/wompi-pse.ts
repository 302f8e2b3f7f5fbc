import { type Attempt, GatewayRefusal, type PseDebit, type StartedTransaction } from './gateway.ts';
import { askTokens } from './wompi-acceptance.ts';
import { bankAddress, type RedirectDeps } from './wompi-bank-address.ts';
import { oneTransaction } from './wompi-schemas.ts';
import { signIntegrity } from './wompi-signature.ts';
import { toCents } from './wompi-transaction.ts';

const currency = 'COP';
const maxDescription = 64;

/**
 * Begins a debit at the payer's bank. Throws `GatewayRefusal` when it is over before the payer
 * could go there and `GatewayDown` when the bank's address does not come; the transaction may then
 * exist, and `find` tells.
 */
export async function beginPse(
  attempt: Attempt,
  debit: PseDebit,
  deps: RedirectDeps,
): Promise<StartedTransaction> {
  const { ask, keys } = deps;
  const { reference } = attempt;
  const amountInCents = toCents(attempt.amount);
  const phone = phoneOf(attempt);
  const tokens = await askTokens(ask, keys.public);
  const { data } = await ask({
    method: 'POST',
    path: '/transactions',
    what: '/transactions',
    key: keys.public,
    answer: oneTransaction,
    body: {
      ...tokens,
      amount_in_cents: amountInCents,
      currency,
      signature: signIntegrity({ reference, amountInCents, currency }, keys.integrity),
      customer_email: attempt.payer.email,
      reference,
      redirect_url: attempt.returnUrl,
      customer_data: {
        phone_number: phone,
        full_name: attempt.payer.name,
        legal_id: debit.document,
        legal_id_type: debit.documentType,
      },
      payment_method: {
        type: 'PSE',
        user_type: debit.person === 'natural' ? 0 : 1,
        user_legal_id_type: debit.documentType,
        user_legal_id: debit.document,
        financial_institution_code: debit.bank,
        payment_description: `Pedido en Matiz ${reference}`.slice(0, maxDescription),
      },
    },
  });
  return { url: await bankAddress('PSE', data, attempt, deps), transactionId: data.id };
}

/** With the country before it. PSE asks for a phone, and one that nobody gave is not made up. */
function phoneOf({ payer }: Attempt): string {
  if (payer.phone !== null && /^\d{10}$/.test(payer.phone)) return `57${payer.phone}`;
  const message = 'Escribe un celular de diez dígitos: PSE lo pide.';
  throw new GatewayRefusal('Wompi: PSE needs a phone', { 'customer_data.phone_number': [message] });
}
