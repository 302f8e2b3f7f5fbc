import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import type { PaymentAdjustment } from '@matiz/domain/pricing/payment-adjustment.ts';
import type { Query, Sql } from '../../db/sql.ts';

/** A row of `payment_method` (§3, D-12), in the order in which methods are offered. */
export interface MethodRow {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly logo: string;
  readonly isEnabled: boolean;
  /** How a gateway takes it; null: none does. */
  readonly means: PaymentMethod['means'];
  /** Paid at the door, so only where the zone collects. */
  readonly needsCashOnDelivery: boolean;
  readonly adjustment: PaymentAdjustment | null;
}

/** One JSON array of `MethodRow`, for a statement that reads more besides. */
export function selectMethods(sql: Sql): Query<unknown> {
  return sql`
    SELECT json_agg(json_build_object('code', code, 'name', name, 'description', description,
      'logo', logo, 'isEnabled', is_enabled, 'means', means, 'needsCashOnDelivery', needs_cash_on_delivery,
      'adjustment', CASE WHEN type_movement IS NOT NULL THEN json_build_object(
        'typeMovement', type_movement, 'discountType', discount_type,
        'discountAmount', discount_amount) END) ORDER BY position)
    FROM payment_method`;
}
