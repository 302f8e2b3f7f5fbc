import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { previewPaymentMethod as call } from '@matiz/contracts/staff/payments/payment-methods.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import {
  compareAdjustments,
  type PaymentAdjustment,
} from '@matiz/domain/pricing/payment-adjustment.ts';
import type { Sql, SqlReader } from '#db/sql.ts';

type Body = BodyOf<typeof call>;

/** Purchases that examples are worked out for, in pesos. */
const purchases = [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

/** What a way to pay makes of purchases as it is and as it is written, and how much is bought now. */
export async function previewMethod(
  { sql }: { readonly sql: Sql },
  { id, set }: Body,
): Promise<ResultOf<typeof call>> {
  const known = await readMethod(sql.reader, id);
  if (known === null) return fail(failure('NOT_FOUND'));
  const { adjustment, ...counts } = known;
  return ok({
    result: { ...counts, ...compareAdjustments(adjustment, adjustmentOf(set), purchases) },
  });
}

/** Null: nothing moves, or what is written is not whole yet. */
function adjustmentOf({ movement, movementKind, movementAmount }: Body['set']) {
  if (movement === 'none' || movementKind === null || movementAmount === null) return null;
  return { typeMovement: movement, discountType: movementKind, discountAmount: movementAmount };
}

interface MethodAsIs {
  readonly products: number;
  readonly carts: number;
  readonly chosen: number;
  readonly adjustment: PaymentAdjustment | null;
}

async function readMethod(sql: SqlReader, id: string): Promise<MethodAsIs | null> {
  const [row] = await sql<MethodAsIs[]>`
    SELECT (SELECT count(*)::int FROM product WHERE withdrawn_at IS NULL) AS products,
      CASE WHEN type_movement IS NOT NULL THEN json_build_object('typeMovement', type_movement,
        'discountType', discount_type, 'discountAmount', discount_amount) END AS adjustment,
      opened.carts, opened.chosen
    FROM payment_method CROSS JOIN LATERAL (
      SELECT count(*)::int AS carts,
        (count(*) FILTER (WHERE cart.payment_method = payment_method.code))::int AS chosen
      FROM cart WHERE state = 'open'
        AND EXISTS (SELECT FROM cart_line line WHERE line.cart_id = cart.id)) opened
    WHERE code = ${id}`;
  return row ?? null;
}
