import type { Demo } from '@matiz/demo/types.ts';
import { insertAll, readIds } from '../insert-all.ts';
import type { Sql } from '../pool.ts';
import { readCustomers } from './read-customers.ts';

/** What payment methods take in one zone, or from one customer (D-22). */
export async function loadLimits(sql: Sql, demo: Demo): Promise<void> {
  const zoneId = await readIds(sql, 'zone', 'code');
  const customerId = await readCustomers(sql, demo);
  await insertAll(
    sql,
    'payment_limit',
    demo.shop.paymentLimits.map(({ method, zone, customer, maxAmount, maxOwed }) => ({
      method,
      zone_id: zone === null ? null : zoneId(zone),
      customer_id: customer === null ? null : customerId(customer),
      is_closed: false,
      max_amount: maxAmount,
      max_owed: maxOwed,
    })),
  );
}
