import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import type { OrderState } from '@matiz/domain/orders/order-state.ts';
import type { SqlFragments, SqlReader } from '#db/sql.ts';
import { type AttemptRow, selectAttempt } from '#modules/payments/index.ts';
import { isoText, type Reader, whereChanged } from '../rows/order-reader.store.ts';

/** An order as the one who pays it, or ends its reservation, has to know it. */
export interface PayableOrder {
  readonly orderId: string;
  readonly code: string;
  readonly customerId: string;
  readonly warehouseId: number;
  readonly actorId: string;
  readonly state: OrderState;
  /** ISO; null: it never had to be paid online. */
  readonly payUntil: string | null;
  /** Pesos. */
  readonly due: number;
  readonly method: string;
  readonly means: PaymentMethod['means'];
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string | null };
  /** The last try. */
  readonly attempt: AttemptRow | null;
  /** Tries of which the gateway may still have news, the last one among them. */
  readonly open: readonly AttemptRow[];
}

type PayableName =
  | { readonly id: string }
  | { readonly reference: string }
  | { readonly code: string; readonly of: Reader };

/** Null: there is none, or not for this reader to pay. */
export async function readPayable(sql: SqlReader, name: PayableName): Promise<PayableOrder | null> {
  const [row] = await sql<(Omit<PayableOrder, 'open'> & { open: AttemptRow[] | null })[]>`
    SELECT placed.id AS "orderId", placed.code, placed.customer_id AS "customerId",
      placed.warehouse_id AS "warehouseId", placed.actor_id AS "actorId", placed.state,
      ${isoText(sql, sql`placed.pay_until`)} AS "payUntil", 
      placed.total - greatest(placed.cancelled, placed.credit_part) AS due,
      method.code AS method, method.means,
      json_build_object('name', customer.business_name,
        'email', coalesce(customer.email, owner.email, actor.email),
        'phone', (SELECT phone FROM address WHERE address.id = placed.address_id)) AS payer,
      (SELECT ${selectAttempt(sql)} FROM payment WHERE payment.order_id = placed.id
        ORDER BY payment.created_at DESC, length(payment.reference) DESC, payment.reference DESC
        LIMIT 1) AS attempt,
      (SELECT json_agg(${selectAttempt(sql)} ORDER BY payment.created_at DESC) FROM payment
        WHERE payment.order_id = placed.id AND payment.begun_at IS NOT NULL
          AND (payment.state IN ('pending', 'expired')
            OR ${'reference' in name ? name.reference : null}::text = payment.reference)) AS open
    FROM customer_order placed
    JOIN customer ON customer.id = placed.customer_id
    JOIN app_user actor ON actor.id = placed.actor_id
    JOIN payment_method method ON method.code = placed.payment_method
    LEFT JOIN LATERAL (
      SELECT email FROM app_user
      WHERE app_user.customer_id = placed.customer_id AND removed_at IS NULL
      ORDER BY created_at LIMIT 1) owner ON true
    WHERE ${whichOrder(sql, name)}`;
  return row ? { ...row, open: row.open ?? [] } : null;
}

function whichOrder(sql: SqlFragments, name: PayableName) {
  if ('id' in name) return sql`placed.id = ${name.id}`;
  if ('reference' in name) {
    return sql`placed.id = (SELECT order_id FROM payment WHERE reference = ${name.reference})`;
  }
  return sql`placed.code = ${name.code} AND ${whereChanged(sql, name.of)}`;
}
