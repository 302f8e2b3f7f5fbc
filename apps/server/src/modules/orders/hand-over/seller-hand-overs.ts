import type { ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type {
  readHandOver,
  revokeHandOver,
  sendHandOver,
} from '@matiz/contracts/orders/hand-over.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import { orderingRefusal } from '@matiz/domain/identity/registration.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { draftLines } from '@matiz/domain/orders/hand-over/draft-changes.ts';
import { handOverExpiry } from '@matiz/domain/orders/hand-over/hand-over-state.ts';
import type { Principal } from '#http/session/principal.ts';
import { hashSecretToken, newSecretToken } from '#lib/secret-token.ts';
import { recordAudit } from '#modules/identity/index.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { planFor } from '../purchase/purchase.ts';
import * as store from './hand-over.store.ts';
import { showHandOver } from './hand-over-buyer.ts';

/** Links that one seller makes. */
const perSeller: Limit = { name: 'handOver.send', burst: 60, refillSeconds: 30 };

/** What a seller does with the links of their drafts. */
export function createSellerHandOvers(deps: OrdersDeps) {
  const { sql, clock } = deps;

  async function send(
    seller: Principal,
    cartId: string,
    requestId: string,
  ): Promise<ResultOf<typeof sendHandOver>> {
    const { customer, userId: sellerId } = seller;
    if (customer === null) return fail(failure('CUSTOMER_REQUIRED'));
    const seconds = await deps.spendTry(perSeller, sellerId, clock());
    if (seconds > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds }));
    const refusal = orderingRefusal(customer);
    if (refusal) return fail(failure(refusal));
    const purchase = await planFor(deps, { ...seller, customer });
    if (!purchase.ok) return purchase;
    if (purchase.value.cartId !== cartId) return fail(failure('CART_NOT_FOUND'));
    const token = newSecretToken();
    const [id, sentAt] = [deps.newId(), clock()];
    const isSent = await sql.begin(async (tx) => {
      const isOpen = await store.insertHandOver(tx, {
        id,
        cartId,
        customerId: customer.id,
        sellerId,
        sessionId: seller.sessionId,
        addressId: seller.addressId,
        tokenHash: hashSecretToken(token),
        shown: draftLines(purchase.value.plan.cart),
        sentAt,
        expiresAt: handOverExpiry(sentAt),
      });
      if (!isOpen) return false;
      await note(tx, seller, requestId, { id, action: 'handOver.send' });
      await deps.publish(tx, [{ kind: 'handOver.sent', handOverId: id }]);
      return true;
    });
    const handed = isSent ? await store.findHandOver(sql.reader, { id }) : null;
    if (handed === null) return fail(failure('CART_NOT_FOUND'));
    return ok({
      handOver: showHandOver(handed, clock()),
      // Behind the #: it stays in the browser, so no log, cache or referrer ever has it.
      link: `${deps.publicUrl}/aprobar-pedido#${token}`,
      phone: await store.findPhone(sql.reader, customer.id),
    });
  }

  async function read(
    { userId: sellerId }: Principal,
    cartId: string,
  ): Promise<ResultOf<typeof readHandOver>> {
    const handed = await store.findHandOver(sql.reader, { cartId, sellerId });
    return ok({ handOver: handed && showHandOver(handed, clock()) });
  }

  async function revoke(
    seller: Principal,
    id: string,
    requestId: string,
  ): Promise<ResultOf<typeof revokeHandOver>> {
    const name = { id, sellerId: seller.userId };
    if ((await store.findHandOver(sql.reader, name)) === null) return fail(failure('NOT_FOUND'));
    await sql.begin(async (tx) => {
      await store.revoke(tx, id, clock());
      await note(tx, seller, requestId, { id, action: 'handOver.revoke' });
    });
    const handed = await store.findHandOver(sql.reader, name);
    return handed ? ok({ handOver: showHandOver(handed, clock()) }) : fail(failure('NOT_FOUND'));
  }

  function note(
    tx: OrdersDeps['sql'],
    { userId, sessionId, customer }: Principal,
    requestId: string,
    { id, action }: { id: string; action: string },
  ) {
    return recordAudit(tx, {
      at: clock(),
      actorId: userId,
      customerId: customer?.id ?? null,
      sessionId,
      requestId,
      action,
      subject: `hand-over:${id}`,
    });
  }

  return { send, read, revoke };
}
