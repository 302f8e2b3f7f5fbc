import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import type { PaymentMethodTerms } from '@matiz/domain/payments/offer-methods.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';

/** A row of `payment_method` (§3, D-12), in the order in which methods are offered. */
export interface MethodRow extends PaymentMethodTerms {
  readonly name: string;
  readonly description: string;
  readonly logo: string;
  readonly means: PaymentMethod['means'];
}

/**
 * One JSON array of `MethodRow`, for a statement that reads more besides. Each figure of a method is
 * the customer's own, else the zone's, else the method's (ADR 33).
 */
export function selectMethods(
  sql: SqlFragments,
  { customerId, zoneId }: { customerId: Fragment; zoneId: Fragment },
): Fragment {
  return sql`
    SELECT json_agg(json_build_object('code', method.code, 'name', method.name,
      'description', description, 'logo', logo, 'isEnabled', is_enabled, 'means', means,
      'hasAccount', account_number IS NOT NULL,
      'needsCashOnDelivery', needs_cash_on_delivery, 'isCredit', kind = 'credit',
      'adjustment', CASE WHEN type_movement IS NOT NULL THEN json_build_object(
        'typeMovement', type_movement, 'discountType', discount_type,
        'discountAmount', discount_amount) END,
      'limits', json_build_object(
        'min', coalesce(own.min_amount, here.min_amount, method.min_amount),
        'max', coalesce(own.max_amount, here.max_amount, method.max_amount),
        'maxOwed', coalesce(own.max_owed, here.max_owed, method.max_owed),
        'closedFor', CASE WHEN own.is_closed THEN 'customer' WHEN here.is_closed THEN 'zone' END))
      ORDER BY position)
    FROM payment_method method
    LEFT JOIN payment_limit own ON own.method = method.code AND own.customer_id = ${customerId}
    LEFT JOIN payment_limit here ON here.method = method.code AND here.zone_id = ${zoneId}`;
}
