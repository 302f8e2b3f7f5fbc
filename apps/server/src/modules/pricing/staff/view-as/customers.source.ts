import { findsCustomer } from '#db/finds-customer.ts';
import type { ListSource } from '#resource/list-rows.ts';

/** Whose prices may be looked at: enough of each to tell them apart. */
export const customersSource: ListSource = {
  columns: (sql) => sql`customer.id::text AS id, customer.business_name AS name,
    concat_ws(' ', customer.name, nullif(customer.last_name, '')) AS contact,
    customer.document_type AS "documentType", customer.document_number AS "documentNumber",
    (SELECT name FROM city WHERE city.code = customer.city_code) AS city,
    customer.loyalty_tier AS tier`,
  from: (sql) => sql`customer`,
  id: { key: (sql) => sql`customer.id`, type: 'uuid' },
  where: (sql) => sql`customer.status NOT IN ('started', 'removed')`,
  search: findsCustomer,
  filters: { 'f.id': (sql, value) => sql`customer.id = ${value}::text::uuid` },
  orders: { name: { key: (sql) => sql`lower(customer.business_name)`, type: 'text' } },
};
