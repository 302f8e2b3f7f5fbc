import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import type { Reader } from '../rows/order-reader.store.ts';
import { keepMoved } from './keep-delivery.store.ts';

/**
 * The buyer keeps a delivery on its new date (D-8). Nothing has to be said: what nobody answers is
 * kept. Answers the order's id; a delivery that never moved is not found.
 */
export async function keepDelivery(
  { sql, clock }: OrdersDeps,
  kept: { code: string; of: Reader; delivery: number; author: OrderAuthor },
): Promise<Result<string, Failure<'NOT_FOUND'>>> {
  const orderId = await keepMoved(sql, { ...kept, at: clock() });
  return orderId === null ? fail(failure('NOT_FOUND')) : ok(orderId);
}
