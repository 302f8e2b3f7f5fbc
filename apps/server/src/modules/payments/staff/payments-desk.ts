import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';
import { createResource } from '#resource/resource.ts';
import { paymentMethodResource } from './payment-method.resource.ts';

export type PaymentsDesk = ReturnType<typeof createPaymentsDesk>;

/** What staff keep of how customers pay (D-19, D-22). */
export function createPaymentsDesk(deps: { readonly sql: Sql; readonly clock: Clock }) {
  return { methods: createResource(deps, paymentMethodResource) };
}
