import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { paymentLimitSentences as sentences } from '@matiz/contracts/staff/payments/payment-limits.ts';
import { lowest } from '@matiz/domain/payments/method-limits.ts';
import type { Tx } from '#db/sql.ts';
import { readListRow } from '#resource/list-rows.ts';
import type { Resource } from '#resource/resource.ts';

export interface PaymentLimitForm {
  readonly method: string;
  readonly zoneId?: string | null | undefined;
  readonly customerId?: string | null | undefined;
  readonly isClosed?: boolean | undefined;
  readonly minAmount?: number | null | undefined;
  readonly maxAmount?: number | null | undefined;
  readonly maxOwed?: number | null | undefined;
}

const source: Resource<PaymentLimitForm>['source'] = {
  columns: (sql) => sql`payment_limit.id::text AS id, payment_limit.version, payment_limit.method,
    payment_method.name AS "methodName", payment_limit.zone_id::text AS "zoneId",
    payment_limit.customer_id::text AS "customerId",
    coalesce(zone.name, customer.business_name) AS whose, payment_limit.is_closed AS "isClosed",
    payment_limit.min_amount AS "minAmount", payment_limit.max_amount AS "maxAmount",
    payment_limit.max_owed AS "maxOwed"`,
  from: (sql) => sql`payment_limit
    JOIN payment_method ON payment_method.code = payment_limit.method
    LEFT JOIN zone ON zone.id = payment_limit.zone_id
    LEFT JOIN customer ON customer.id = payment_limit.customer_id`,
  id: { key: (sql) => sql`payment_limit.id`, type: 'integer' },
  search: (sql, text) =>
    sql`fold_text(coalesce(zone.name, customer.business_name)) LIKE '%' || fold_text(${text}) || '%'`,
  filters: {
    'f.method': (sql, value) => sql`payment_limit.method = ${value}`,
    'f.of': (sql, value) => sql`(payment_limit.zone_id IS NOT NULL) = ${value === 'zone'}`,
  },
  orders: {
    '-id': { key: (sql) => sql`payment_limit.id`, type: 'integer', isDescending: true },
  },
};

/** What a method takes in one zone or from one customer: one row for each of them. */
export const paymentLimitResource: Resource<PaymentLimitForm> = {
  table: 'payment_limit',
  kind: 'payment-limit',
  key: 'id',
  fields: ['method', 'zoneId', 'customerId', 'isClosed', 'minAmount', 'maxAmount', 'maxOwed'],
  source,
  columnsOf: (set) => ({
    ...(set.method === undefined ? {} : { method: set.method }),
    ...(set.zoneId === undefined
      ? {}
      : { zone_id: set.zoneId === null ? null : Number(set.zoneId) }),
    ...(set.customerId === undefined ? {} : { customer_id: set.customerId }),
    ...(set.isClosed === undefined ? {} : { is_closed: set.isClosed }),
    ...(set.minAmount === undefined ? {} : { min_amount: set.minAmount }),
    ...(set.maxAmount === undefined ? {} : { max_amount: set.maxAmount }),
    ...(set.maxOwed === undefined ? {} : { max_owed: set.maxOwed }),
  }),
  check: refuse,
  fieldsByConstraint: {
    payment_limit_method_fkey: 'set.method',
    payment_limit_zone_id_fkey: 'set.zoneId',
    payment_limit_zone: 'set.zoneId',
    payment_limit_customer_id_fkey: 'set.customerId',
    payment_limit_customer: 'set.customerId',
  },
};

/** What the limit would be after the save, said at a field; the table has the same as constraints. */
async function refuse(
  tx: Tx,
  id: string | null,
  set: Partial<PaymentLimitForm>,
): Promise<Failure | null> {
  if (id !== null) await tx`SELECT FROM payment_limit WHERE id = ${id}::text::integer FOR UPDATE`;
  const stored = id === null ? undefined : await readListRow<PaymentLimitForm>(tx, source, id);
  if (id !== null && !stored) return null;
  const next = { ...stored, ...set };
  const { zoneId = null, customerId = null, isClosed = false } = next;
  const { minAmount = null, maxAmount = null, maxOwed = null } = next;
  if ((zoneId === null) === (customerId === null)) {
    return failureAt('set.zoneId', 'INVALID_REQUEST', sentences.whose);
  }
  const most = lowest(maxAmount, maxOwed);
  if (!isClosed && minAmount === null && most === null) {
    return failureAt('set.maxAmount', 'INVALID_REQUEST', sentences.nothing);
  }
  if (minAmount === null || most === null || minAmount <= most) return null;
  return failureAt('set.minAmount', 'INVALID_REQUEST', say('limitsCrossed'));
}
