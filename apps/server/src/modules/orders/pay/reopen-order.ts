import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { reopenOrder as reopenCall } from '@matiz/contracts/orders/order-payment.ts';
import { fail, type Result } from '@matiz/domain/kernel/result.ts';
import { deliveriesIfUnpaid } from '@matiz/domain/orders/cancel-deliveries.ts';
import { draftSellerOf } from '#http/session/principal.ts';
import { cancelOrder } from '../fulfil/cancel-order.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import { readPayable } from './payable.store.ts';
import { reconcileOrder } from './reconcile-payment.ts';
import { lockReopenedCart, returnToCart } from './reopen.store.ts';

interface Reopening {
  readonly code: string;
  /** Whose cart it goes back to. */
  readonly of: { readonly customerId: string };
  /** Whether it is done although the payer's bank is still at work. */
  readonly evenIfRunning: boolean;
  readonly author: OrderAuthor;
}

/**
 * Gives an unpaid order back: it is cancelled, and what it was of is in the cart of who asks again,
 * beside what came there since, with the address, the payment method and the coupon that were
 * chosen. Answers the order's id. Asked again, the cart is as it was after the first time.
 */
export async function reopenOrder(
  deps: OrdersDeps,
  { code, of, evenIfRunning, author }: Reopening,
): Promise<Result<string, FailureOf<typeof reopenCall>>> {
  const order = await readPayable(deps.sql.reader, { code, of });
  if (order === null) return fail(failure('NOT_FOUND'));
  if (order.state !== 'created') return fail(failure('ORDER_NOT_PAYABLE'));
  const reconciled = await reconcileOrder(deps, order);
  if (reconciled === 'paid') return fail(failure('ORDER_NOT_PAYABLE'));
  if (reconciled === 'running' && !evenIfRunning) return fail(failure('PAYMENT_RUNNING'));
  const { orderId, customerId, warehouseId } = order;
  const owner = { customerId, warehouseId, sellerId: draftSellerOf(author), at: deps.clock() };
  return cancelOrder(deps, {
    code,
    of,
    author,
    why: 'reopened',
    choose: deliveriesIfUnpaid,
    before: (sql) =>
      lockReopenedCart(sql, { ...owner, cartId: deps.newId(), createdBy: author.userId }),
    alongside: (sql) => returnToCart(sql, { ...owner, orderId }),
  });
}
