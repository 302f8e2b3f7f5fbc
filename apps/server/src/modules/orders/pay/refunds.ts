import type { BodyOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { listRefunds, noteRefund } from '@matiz/contracts/payments/payment-staff.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import { findRefunds, findVoidable, writeRefund } from './refunds.store.ts';

type Deps = Pick<OrdersDeps, 'sql' | 'clock' | 'payments'>;

/** Has the gateway give back what it can: whole card payments. Asked again, it gives back nothing twice. */
export async function giveBackPaid({ sql, clock, payments }: Deps): Promise<void> {
  for (const { reference, id, amount } of await findVoidable(sql.reader, clock())) {
    if (await payments.giveBack({ id, amount })) {
      await writeRefund(sql, { reference, at: clock(), author: null });
    }
  }
}

/** What the staff gives back by hand: debits, and parts of payments. */
export async function showRefunds({ sql }: Deps): Promise<ReplyOf<typeof listRefunds>> {
  return { result: await findRefunds(sql.reader) };
}

/** The staff gave it back. Repeatable. */
export async function noteRefunded(
  { sql, clock }: Deps,
  { reference }: BodyOf<typeof noteRefund>,
  author: OrderAuthor,
): Promise<ResultOf<typeof noteRefund>> {
  const refunded = await writeRefund(sql, { reference, at: clock(), author });
  return refunded === null ? fail(failure('NOT_FOUND')) : ok({ refunded });
}
