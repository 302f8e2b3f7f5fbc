import type { Attempt, NequiAsk, StartedTransaction } from './gateway.ts';
import { askTokens } from './wompi-acceptance.ts';
import { bankAddress, type RedirectDeps } from './wompi-bank-address.ts';
import { oneTransaction, type WompiTransaction } from './wompi-schemas.ts';
import { signIntegrity } from './wompi-signature.ts';
import { returnAddress, toCents } from './wompi-transaction.ts';

const currency = 'COP';
const maxDescription = 64;

/** What the payer's bank shows. Wompi takes no single quote here. */
export const describePayment = ({ reference }: Pick<Attempt, 'reference'>) =>
  `Pedido en Matiz ${reference}`.replaceAll("'", '').slice(0, maxDescription);

/** Has Nequi ask the payer in its app; they wait where they would come back to. */
export async function beginNequi(
  attempt: Attempt,
  { phone }: NequiAsk,
  deps: RedirectDeps,
): Promise<StartedTransaction> {
  const method = { type: 'NEQUI', phone_number: phone };
  const { id } = await askTransaction(
    { ...attempt, payer: { ...attempt.payer, phone } },
    method,
    deps,
  );
  return { url: returnAddress(attempt.returnUrl, id), transactionId: id };
}

/** Begins a transfer by Bancolombia's button: the payer approves on the bank's own page. */
export async function beginBancolombia(
  attempt: Attempt,
  deps: RedirectDeps,
): Promise<StartedTransaction> {
  const data = await askTransaction(
    attempt,
    {
      type: 'BANCOLOMBIA_TRANSFER',
      payment_description: describePayment(attempt),
      ecommerce_url: attempt.returnUrl,
    },
    deps,
  );
  return { url: await bankAddress('Bancolombia', data, attempt, deps), transactionId: data.id };
}

/** Begins a payment that its payer approves elsewhere. */
export async function askTransaction(
  { reference, payer, returnUrl, amount }: Attempt,
  paymentMethod: object,
  { ask, keys }: RedirectDeps,
): Promise<WompiTransaction> {
  const amountInCents = toCents(amount);
  const { data } = await ask({
    method: 'POST',
    path: '/transactions',
    what: '/transactions',
    key: keys.public,
    answer: oneTransaction,
    body: {
      ...(await askTokens(ask, keys.public)),
      amount_in_cents: amountInCents,
      currency,
      signature: signIntegrity({ reference, amountInCents, currency }, keys.integrity),
      customer_email: payer.email,
      reference,
      redirect_url: returnUrl,
      ...(payer.phone === null
        ? {}
        : { customer_data: { phone_number: `57${payer.phone}`, full_name: payer.name } }),
      payment_method: paymentMethod,
    },
  });
  return data;
}
