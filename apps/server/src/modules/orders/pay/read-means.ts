import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { PseForm, payOrder } from '@matiz/contracts/orders/order-payment.ts';
import { normaliseDocument } from '@matiz/domain/identity/document.ts';
import { isMobilePhone, normalisePhone } from '@matiz/domain/identity/phone.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Attempt, GatewayChoices } from '#adapters/payments/gateway.ts';
import type { Principal } from '#http/session/principal.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { PayableOrder } from './payable.store.ts';

type PaymentRequest = BodyOf<typeof payOrder>;

export type Paying = Pick<Attempt, 'means' | 'payer'> & {
  accepted: { policy: string; personalData: string } | null;
};

type FormFailure = Failure<
  'PSE_REQUIRED' | 'CONTRACTS_REQUIRED' | 'INVALID_DOCUMENT' | 'INVALID_PHONE'
>;
type CardFailure = Failure<'UNKNOWN_CARD' | 'CARD_EXPIRED'>;

/** With what an order is paid, as its method asks; what the payer says is checked here. */
export async function readMeans(
  deps: OrdersDeps,
  order: PayableOrder,
  { pse, card, wallet }: PaymentRequest,
  principal: Principal,
): Promise<Result<Paying, FormFailure | CardFailure | Failure<'GATEWAY_DOWN'>>> {
  const { payments } = deps;
  const { means } = order;
  const known = order.payer.phone === null ? null : nationalNumber(order.payer.phone);
  const payer = { ...order.payer, phone: known };
  if (means === 'nequi' || means === 'bancolombia' || means === 'qr') {
    if (wallet === undefined) return fail(failure('CONTRACTS_REQUIRED'));
    const choices = await payments.choices();
    if (!choices.ok) return choices;
    const accepted = choices.value.contracts;
    if (means !== 'nequi') return ok({ means: { kind: means }, payer, accepted });
    const phone = nationalNumber(wallet.phone ?? '');
    if (phone === null || !isMobilePhone(phone)) {
      return fail(failureAt('wallet.phone', 'INVALID_PHONE'));
    }
    return ok({ means: { kind: means, phone }, payer, accepted });
  }
  if (means === 'link') return ok({ means: { kind: means }, payer, accepted: null });
  if (means !== 'pse') return readCard(deps, card, { payer, principal });
  if (pse === undefined) return fail(failure('PSE_REQUIRED'));
  const choices = await payments.choices();
  return choices.ok ? readPse(pse, payer, choices.value) : choices;
}

/** A card that is kept, one that was typed in our form, or one for the gateway's own page. */
async function readCard(
  { cards, payments }: OrdersDeps,
  card: PaymentRequest['card'],
  { payer, principal }: { payer: Attempt['payer']; principal: Principal },
): Promise<Result<Paying, CardFailure | Failure<'GATEWAY_DOWN'>>> {
  if (card === undefined) return ok({ means: { kind: 'card' }, payer, accepted: null });
  const { installments } = card;
  if ('cardId' in card) {
    const found = await cards.find(principal, card.cardId);
    if (!found.ok) return found;
    const { source } = found.value;
    // What was accepted stands with the card.
    return ok({ means: { kind: 'stored-card', source, installments }, payer, accepted: null });
  }
  const choices = await payments.choices();
  if (!choices.ok) return choices;
  const { token } = card;
  const accepted = choices.value.contracts;
  return ok({ means: { kind: 'typed-card', token, installments }, payer, accepted });
}

function readPse(
  form: PseForm,
  payer: PayableOrder['payer'],
  { banks, contracts }: GatewayChoices,
): Result<Paying, FormFailure> {
  const { person, documentType, bank } = form;
  const document = normaliseDocument(documentType, form.document);
  if (document === null) return fail(failureAt('pse.document', 'INVALID_DOCUMENT'));
  const phone = nationalNumber(form.phone);
  if (phone === null) return fail(failureAt('pse.phone', 'INVALID_PHONE'));
  if (!banks.some(({ code }) => code === bank)) return fail(failureAt('pse.bank', 'PSE_REQUIRED'));
  return ok({
    means: { kind: 'pse', person, documentType, document, bank },
    payer: { ...payer, phone },
    accepted: contracts,
  });
}

/** Ten digits; null: it is no number of the plan of today. */
function nationalNumber(phone: string): string | null {
  return normalisePhone(phone)?.slice('+57'.length) ?? null;
}
