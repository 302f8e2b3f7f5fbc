import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { listRefunds, noteRefund } from '@matiz/contracts/payment-staff.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { findRefunds, findVoidable, writeRefund } from './refunds.store.ts';

type Deps = Pick<OrdersDeps, 'sql' | 'clock' | 'payments'>;

/** Has the gateway give back what it can: whole card payments. Asked again, it gives back nothing twice. */
export async function giveBackPaid({ sql, clock, payments }: Deps): Promise<void> {
  for (const { reference, id, amount } of await findVoidable(sql, clock())) {
    if (await payments.giveBack({ id, amount })) await writeRefund(sql, { reference, at: clock() });
  }
}

/** What the staff gives back by hand: debits, and parts of payments. */
export async function showRefunds({ sql }: Deps): Promise<ReplyOf<typeof listRefunds>> {
  return { result: await findRefunds(sql) };
}

/** The staff gave it back. Repeatable. Fails with NOT_FOUND where nothing was due. */
export async function noteRefunded(
  { sql, clock }: Deps,
  { reference }: BodyOf<typeof noteRefund>,
): Promise<Result<ReplyOf<typeof noteRefund>, Failure>> {
  const refunded = await writeRefund(sql, { reference, at: clock() });
  return refunded === null ? fail(failure('NOT_FOUND')) : ok({ refunded });
}
