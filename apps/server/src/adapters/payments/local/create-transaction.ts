import { signIntegrity } from '../wompi-signature.ts';
import type { LocalWompi } from './local-wompi.ts';
import { invalidInput } from './refusals.ts';
import type { CardOnFile, TokenKind } from './store.ts';
import { messageOf, type SandboxOutcome, type StoredTransaction } from './transaction.ts';
import { readTransactionBody, type TransactionBody } from './transaction-body.ts';

/**
 * Begins a payment by API: a debit at a bank, or a card. What is wrong is told one thing at a time, in Wompi's order: the form,
 * the acceptance tokens, the signature, the reference. A bad signature has used the tokens up.
 */
export async function createTransaction(
  body: unknown,
  local: LocalWompi,
): Promise<StoredTransaction> {
  const ask = readTransactionBody(body);
  await burnAcceptance(ask, local);
  checkSignature(ask, local);
  const payment = await readPayment(ask, local);
  const row = await local.store.add({
    id: local.newId(),
    reference: ask.reference,
    amountInCents: ask.amount_in_cents,
    currency: ask.currency,
    createdAt: local.clock(),
    redirectUrl: ask.redirect_url,
    customerEmail: ask.customer_email,
    ...payment,
  });
  if (row === null) throw invalidInput({ reference: ['La referencia ya ha sido usada'] });
  return row;
}

type Payment = Pick<StoredTransaction, 'outcome' | 'resolvesAt' | 'means' | 'statusMessage'>;

/** The sandbox's numbers; every other one is an error. */
const nequiOutcomes = new Map<string, SandboxOutcome>([
  ['3991111111', 'APPROVED'],
  ['3992222222', 'DECLINED'],
]);

/** A card's and Nequi's end is settled at once and told a moment later; a bank waits for its payer. */
async function readPayment(ask: TransactionBody, local: LocalWompi): Promise<Payment> {
  const { payment_method: method } = ask;
  if ('type' in method && method.type === 'PSE') {
    const { user_legal_id: _document, ...means } = method;
    return { outcome: null, resolvesAt: null, means, statusMessage: null };
  }
  // The sandbox ends a QR by itself; here someone reads it and decides, so that what waits can be seen.
  if (
    'type' in method &&
    (method.type === 'BANCOLOMBIA_TRANSFER' || method.type === 'BANCOLOMBIA_QR')
  ) {
    return { outcome: null, resolvesAt: null, means: method, statusMessage: null };
  }
  const resolvesAt = new Date(local.clock().getTime() + local.settleMs);
  if ('type' in method && method.type === 'NEQUI') {
    const outcome = nequiOutcomes.get(method.phone_number) ?? 'ERROR';
    return { outcome, resolvesAt, means: method, statusMessage: messageOf(outcome, 'NEQUI') };
  }
  const card = await findCard(ask, local);
  const { brand, lastFour, outcome } = card;
  const extra = { brand, name: `${brand}-${lastFour}`, last_four: lastFour };
  return {
    outcome,
    resolvesAt,
    means: { type: 'CARD', extra, installments: method.installments },
    statusMessage: messageOf(outcome, 'CARD'),
  };
}

async function findCard(ask: TransactionBody, { store, clock }: LocalWompi): Promise<CardOnFile> {
  if ('payment_source_id' in ask) {
    const source = await store.findSource(ask.payment_source_id);
    if (source === null) throw invalidInput({ payment_source_id: ['La fuente de pago no existe'] });
    return source;
  }
  const { payment_method: method } = ask;
  const token = 'token' in method ? method.token : '';
  const card = await store.useCardToken(token, clock());
  if (card !== null) return card;
  throw invalidInput({ 'payment_method.token': ['El token no existe o ya no es válido'] });
}

interface Acceptance {
  readonly acceptance_token?: string | undefined;
  readonly accept_personal_auth?: string | undefined;
}

/** Uses both acceptance tokens up; throws when one of them is missing or was used before. */
export async function burnAcceptance(ask: Acceptance, local: LocalWompi): Promise<void> {
  await burn('acceptance_token', 'END_USER_POLICY', ask, local);
  await burn('accept_personal_auth', 'PERSONAL_DATA_AUTH', ask, local);
}

async function burn(
  field: 'acceptance_token' | 'accept_personal_auth',
  kind: TokenKind,
  { [field]: token }: Acceptance,
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
