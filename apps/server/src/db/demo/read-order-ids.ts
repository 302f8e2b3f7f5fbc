import { randomFrom } from '@matiz/demo/catalogue/seed.ts';
import type { DemoOrder, DemoPeople } from '@matiz/demo/people/types.ts';
import { orderCode } from '@matiz/domain/orders/order-code.ts';
import type { Sql } from '../pool.ts';
import type { OrderIds } from './order-rows.ts';

interface Known {
  readonly customers: Map<string, string>;
  readonly users: Map<string, string>;
  readonly addresses: Map<string, { id: string; title: string | null; line: string; city: string }>;
}

/** Gives each order of the demonstration its ids, with those of who bought, tapped and received. */
export async function orderReader(
  sql: Sql,
  people: DemoPeople,
  newId: () => string,
): Promise<(order: DemoOrder) => OrderIds> {
  const known = await readKnown(sql);
  return (order) => {
    const customer = people.customers.find(({ code }) => code === order.customer);
    const address = customer?.addresses.find(({ code }) => code === order.address);
    const found = known.addresses.get(`${customer?.document} ${address?.title}`);
    const customerId = known.customers.get(customer?.document ?? '');
    const actorId = known.users.get(order.placedBy);
    if (!found || customerId === undefined || actorId === undefined) {
      throw new Error(`The order ${order.code} of the demonstration names somebody unknown`);
    }
    return {
      orderId: newId(),
      cartId: newId(),
      code: orderCode(randomFrom(order.code)),
      customerId,
      actorId,
      addressId: found.id,
      addressTitle: found.title,
      addressLine: found.line,
      cityCode: found.city,
    };
  };
}

async function readKnown(sql: Sql): Promise<Known> {
  const customers = await sql<{ id: string; document: string }[]>`
    SELECT id, document_number AS document FROM customer`;
  const users = await sql<{ id: string; email: string }[]>`
    SELECT id, email FROM app_user WHERE email IS NOT NULL`;
  const addresses = await sql<
    { id: string; document: string; title: string | null; line: string; city: string }[]
  >`
    SELECT address.id, customer.document_number AS document, address.title, address.line,
      address.city_code AS city
    FROM address JOIN customer ON customer.id = address.customer_id`;
  return {
    customers: new Map(customers.map(({ document, id }) => [document, id])),
    users: new Map(users.map(({ email, id }) => [email, id])),
    addresses: new Map(addresses.map((row) => [`${row.document} ${row.title}`, row])),
  };
}
