import { signIntegrity } from '../wompi-signature.ts';
import type { LocalWompi } from './local-wompi.ts';
import { invalidInput } from './refusals.ts';
import type { TokenKind } from './store.ts';
import type { StoredTransaction } from './transaction.ts';
import { readTransactionBody, type TransactionBody } from './transaction-body.ts';

/**
 * Begins a debit at a bank. What is wrong is told one thing at a time, in Wompi's order: the form,
 * the acceptance tokens, the signature, the reference. A bad signature has used the tokens up.
 */
export async function createTransaction(
  body: unknown,
  local: LocalWompi,
): Promise<StoredTransaction> {
  const ask = readTransactionBody(body);
  await burn('acceptance_token', 'END_USER_POLICY', ask, local);
  await burn('accept_personal_auth', 'PERSONAL_DATA_AUTH', ask, local);
  checkSignature(ask, local);
  const { user_legal_id: _document, ...means } = ask.payment_method;
  const row = await local.store.add({
    id: local.newId(),
    reference: ask.reference,
    amountInCents: ask.amount_in_cents,
    currency: ask.currency,
    outcome: null,
    resolvesAt: null,
    createdAt: local.clock(),
    means,
    redirectUrl: ask.redirect_url,
    customerEmail: ask.customer_email,
    statusMessage: null,
  });
  if (row === null) throw invalidInput({ reference: ['La referencia ya ha sido usada'] });
  return row;
}

async function burn(
  field: 'acceptance_token' | 'accept_personal_auth',
  kind: TokenKind,
  { [field]: token }: TransactionBody,
  { store, clock }: LocalWompi,
): Promise<void> {
  if (token === undefined) throw invalidInput({ [field]: ['No está presente'] });
  if (await store.burnToken(token, kind, clock())) return;
  throw invalidInput({ [field]: ['El token de aceptación ya fue usado'] });
}

function checkSignature(
  { signature, reference, amount_in_cents: amountInCents, currency }: TransactionBody,
  { keys }: LocalWompi,
): void {
  if (signature === undefined) {
    throw invalidInput({ signature: ['Firma de integridad requerida no enviada'] });
  }
  // Compared as it is: the sandbox refuses the same in upper case.
  if (signature !== signIntegrity({ reference, amountInCents, currency }, keys.integrity)) {
    throw invalidInput({ signature: ['La firma es inválida'] });
  }
}
