import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type * as calls from '@matiz/contracts/orders/hand-over.ts';
import type { Limit, Sender } from '@matiz/domain/identity/limit.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import {
  compareDrafts,
  draftLines,
  withOwnChange,
} from '@matiz/domain/orders/hand-over/draft-changes.ts';
import type { Visitor } from '#http/session/principal.ts';
import { hashSecretToken } from '#lib/secret-token.ts';
import { showLine } from '#modules/cart/index.ts';
import { recordAudit } from '#modules/identity/index.ts';
import { findOrder } from '../history/orders.store.ts';
import { findMailbox } from '../mails/mail.store.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { orderCart } from '../place/create-order.ts';
import type { OrderRequest } from '../place/place-order.ts';
import { chooseMethodFor } from '../purchase/choose-purchase.ts';
import { planFor } from '../purchase/purchase.ts';
import { showPurchase } from '../purchase/show-purchase.ts';
import * as store from './hand-over.store.ts';
import { buyerOf, closedFailure, draftNamed } from './hand-over-buyer.ts';

/** All that comes from one address; thousands stand behind a carrier’s. */
const perAddress: Limit = { name: 'handOver.address', burst: 300, refillSeconds: 1 };
/** Links that lead nowhere, from one address. */
const unknownPerAddress: Limit = { name: 'handOver.unknown', burst: 30, refillSeconds: 20 };
/** What is done with one link. */
const perLink: Limit = { name: 'handOver.link', burst: 120, refillSeconds: 2 };

/** Who holds a link up, from where. */
export interface Opener {
  readonly visitor: Visitor;
  readonly sender: Sender;
  readonly requestId: string;
}

export interface HandOverDeps extends OrdersDeps {
  /** Places an order when its turn comes; null: too many wait. */
  readonly place: (request: OrderRequest) => Promise<Awaited<ReturnType<typeof orderCart>> | null>;
}

type Closed = NonNullable<ReturnType<typeof closedFailure>>;
type Refused = Closed | Failure<'HAND_OVER_UNKNOWN' | 'TOO_MANY_ATTEMPTS'>;

/** It was answered, taken back or late meanwhile: nothing of the order may stay. */
class HandOverOver extends Error {}
/** The seller changed the draft after the buyer looked. */
class DraftMoved extends Error {}

/** What a buyer does by a link, without a session: one draft, and nothing else (ADR 52). */
export function createHandOvers(deps: HandOverDeps) {
  const { sql, clock } = deps;

  async function open(
    token: string,
    opener: Opener,
  ): Promise<Result<store.OpenedHandOver, Refused>> {
    const { address } = opener.sender;
    const wait = await deps.spendTry(perAddress, address, clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    const handed = await store.openHandOver(
      sql.reader,
      draftNamed(token, opener.visitor) ?? { tokenHash: hashSecretToken(token) },
    );
    if (handed === null || !mayLook(handed, opener.visitor)) {
      const seconds = await deps.spendTry(unknownPerAddress, address, clock());
      if (seconds > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds }));
      return fail(failure('HAND_OVER_UNKNOWN'));
    }
    const closed = closedFailure(handed, clock());
    return closed ? fail(closed) : ok(handed);
  }

  /** To answer, or to change something: not for who sent it. */
  async function openToAnswer(token: string, opener: Opener) {
    const opened = await open(token, opener);
    if (!opened.ok) return opened;
    if (isSender(opened.value, opener.visitor)) return fail(failure('HAND_OVER_UNKNOWN'));
    const seconds = await deps.spendTry(perLink, opened.value.id, clock());
    return seconds > 0 ? fail(failure('TOO_MANY_ATTEMPTS', { seconds })) : opened;
  }

  async function view(token: string, opener: Opener): Promise<ResultOf<typeof calls.viewHandOver>> {
    const opened = await open(token, opener);
    if (!opened.ok) return opened;
    const canAnswer = !isSender(opened.value, opener.visitor);
    if (canAnswer && !opened.value.isOpened) await store.markOpened(sql, opened.value.id, clock());
    return show(opened.value, canAnswer);
  }

  async function show(
    handed: store.OpenedHandOver,
    canAnswer: boolean,
  ): Promise<ResultOf<typeof calls.viewHandOver>> {
    const purchase = await planOf(handed);
    if (!purchase.ok) return purchase;
    const { plan, cartId, revision } = purchase.value;
    const { customer } = plan.terms;
    if (customer === null) return fail(failure('HAND_OVER_REVOKED'));
    return ok({
      seller: { name: handed.sellerName, phone: handed.sellerPhone },
      expiresAt: handed.expiresAt.toISOString(),
      canAnswer,
      revision,
      purchase: showPurchase(plan, { cartId, customer }),
      outOfStock: plan.cart.outOfStock.map(showLine),
      changes: compareDrafts(handed.shown, draftLines(plan.cart)),
    });
  }

  async function planOf(handed: store.OpenedHandOver) {
    const purchase = await planFor(deps, buyerOf(handed));
    const isThere = purchase.ok
      ? purchase.value.cartId === handed.cartId
      : purchase.error.code === 'CART_EMPTY';
    if (!isThere) return fail(failure('HAND_OVER_REVOKED'));
    return purchase.ok ? purchase : fail(failure('HAND_OVER_EMPTY'));
  }

  async function edit(
    { token, line, paymentMethod }: BodyOf<typeof calls.editHandOver>,
    opener: Opener,
  ): Promise<ResultOf<typeof calls.editHandOver>> {
    const opened = await openToAnswer(token, opener);
    if (!opened.ok) return opened;
    if (line !== undefined) {
      const changed = await changeLine(opened.value, line);
      if (!changed.ok) return changed;
    }
    if (paymentMethod !== undefined) {
      const chosen = await chooseMethodFor(deps, buyerOf(opened.value), paymentMethod);
      if (!chosen.ok) return chosen;
    }
    return view(token, opener);
  }

  /** As the seller would, with the same rules; the buyer’s own change is no news to them. */
  async function changeLine(
    handed: store.OpenedHandOver,
    { lineId, quantity }: { lineId: string; quantity: number },
  ) {
    const before = await planOf(handed);
    if (!before.ok) return before;
    const { cart } = before.value.plan;
    const planned = [...cart.lines, ...cart.outOfStock].find((one) => one.lineId === lineId);
    if (!planned) return fail(failure('UNKNOWN_CART_LINE'));
    const [buyer, { cartId }] = [buyerOf(handed), handed];
    const { code, versionCode, assemblyVersionCode, assemblyCode, ...shown } = showLine(planned);
    const { advancedPurchasing, dispatchDate } = shown;
    const named = { code, versionCode, assemblyVersionCode, assemblyCode, advancedPurchasing };
    const changed =
      quantity === 0
        ? await deps.cart.removeFromDraft(buyer, { lineId, cartId })
        : await deps.cart.change(buyer, { ...named, dispatchDate, quantity, cartId });
    if (!changed.ok) return changed;
    const after = await planOf(handed);
    if (!after.ok) return after;
    const [linesBefore, linesAfter] = [draftLines(cart), draftLines(after.value.plan.cart)];
    await store.writeShown(sql, handed.id, withOwnChange(handed.shown, linesBefore, linesAfter));
    return ok(null);
  }

  /** Makes the order, once: of answers that come together one counts. */
  async function approve(
    body: BodyOf<typeof calls.approveHandOver>,
    opener: Opener,
  ): Promise<ResultOf<typeof calls.approveHandOver>> {
    const opened = await openToAnswer(body.token, opener);
    if (!opened.ok) return opened;
    const handed = opened.value;
    const { confirmedTotal, confirmedArrival } = body;
    try {
      const placed = await deps.place({
        buyer: buyerOf(handed),
        body: {
          cartId: handed.cartId,
          customerId: handed.customerId,
          confirmedTotal,
          ...(confirmedArrival ? { confirmedArrival } : {}),
        },
        key: null,
        requestId: opener.requestId,
        guard: {
          admit: ({ cart }) => {
            if (cart?.revision !== body.revision) throw new DraftMoved();
          },
          settle: (tx, orderId, at) => settle(tx, handed, { ...body, orderId, at }, opener),
        },
      });
      if (placed === null) return fail(failure('BUSY'));
      if (!placed.ok) return placed;
    } catch (error) {
      if (error instanceof DraftMoved) return fail(failure('HAND_OVER_CHANGED'));
      if (!(error instanceof HandOverOver)) throw error;
    }
    return outcomeOf(handed);
  }

  async function settle(
    tx: OrdersDeps['sql'],
    { id, customerId }: store.OpenedHandOver,
    { answeredBy, orderId, at }: { answeredBy: string; orderId: string; at: Date },
    opener: Opener,
  ): Promise<void> {
    const answer = { answer: 'approved' as const, answeredBy, reason: null, orderId, at };
    if (!(await store.answerOnce(tx, id, answer))) throw new HandOverOver();
    await noteAnswer(tx, { id, customerId, action: 'handOver.approve', answeredBy }, opener);
  }

  /** The order that the link became, by this answer or by one that came with it. */
  async function outcomeOf({
    id,
    customerId,
  }: store.OpenedHandOver): Promise<ResultOf<typeof calls.approveHandOver>> {
    const handed = await store.findHandOver(sql.reader, { id });
    const order = handed?.orderId ? await findOrder(sql.reader, { id: handed.orderId }) : null;
    if (order === null) {
      return fail((handed && closedFailure(handed, clock())) ?? failure('HAND_OVER_REVOKED'));
    }
    const { code, state, totals, payment, paymentMethod } = order;
    const { payUntil } = payment;
    const shown = {
      code,
      state,
      total: totals.total,
      payUntil,
      paymentMethod: paymentMethod.name,
      isMailed: deps.hasMail && (await findMailbox(sql.reader, customerId, 'orders')) !== null,
    };
    return ok({ order: shown });
  }

  async function decline(
    { token, reason, answeredBy: name }: BodyOf<typeof calls.declineHandOver>,
    opener: Opener,
  ): Promise<ResultOf<typeof calls.declineHandOver>> {
    const opened = await openToAnswer(token, opener);
    if (!opened.ok) return opened;
    const { id, customerId } = opened.value;
    const answeredBy = name ?? null;
    const answer = { answer: 'declined' as const, answeredBy, reason, orderId: null, at: clock() };
    const isAnswered = await sql.begin(async (tx) => {
      if (!(await store.answerOnce(tx, id, answer))) return false;
      await noteAnswer(tx, { id, customerId, action: 'handOver.decline', answeredBy }, opener);
      return true;
    });
    if (isAnswered) return ok({ results: { message: say('handOverDeclinedNow') } });
    const handed = await store.findHandOver(sql.reader, { id });
    return fail((handed && closedFailure(handed, clock())) ?? failure('HAND_OVER_REVOKED'));
  }

  /** Tells the seller, and writes down who answered as far as it is known. */
  async function noteAnswer(
    tx: OrdersDeps['sql'],
    answer: { id: string; customerId: string; action: string; answeredBy: string | null },
    { visitor, requestId }: Opener,
  ): Promise<void> {
    const { id: handOverId, customerId, action, answeredBy } = answer;
    await recordAudit(tx, {
      at: clock(),
      actorId: visitor.userId,
      customerId,
      sessionId: visitor.sessionId,
      requestId,
      action,
      subject: `hand-over:${handOverId}`,
      detail: { answeredBy },
    });
    await deps.publish(tx, [{ kind: 'handOver.answered', handOverId }]);
  }

  return { view, edit, approve, decline };
}

/** A link is one business’s: anyone who is known to be of another finds nothing. */
function mayLook(handed: store.OpenedHandOver, visitor: Visitor): boolean {
  if (visitor.role === 'Guest') return true;
  if (visitor.role === 'Admin customer') return visitor.customer?.id === handed.customerId;
  return isSender(handed, visitor);
}

function isSender({ sellerId }: store.OpenedHandOver, { role, userId }: Visitor): boolean {
  return role === 'Seller' && userId === sellerId;
}
