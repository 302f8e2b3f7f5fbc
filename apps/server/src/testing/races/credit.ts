import { createOrder } from '@matiz/contracts/orders.ts';
import { buildProduct } from '../catalogue.ts';
import { nextId } from '../numbers.ts';
import { send, tally } from './client.ts';
import { fillDrafts } from './crowd.ts';
import type { RaceFixture } from './race-fixture.ts';

const limit = 1_000_000;
const price = 90_000;
/** Sellers who order for the one customer, each from a draft of their own. */
const runners = 100;

/**
 * ADR 59: a customer with a credit of 1,000,000 has 100 sellers, who all order 90,000 on it at once.
 * Eleven orders fit, everybody else is told what is left, and the ledger comes to what was ordered.
 * Answers what is wrong.
 */
export async function raceCredit(fixture: RaceFixture): Promise<string[]> {
  const { sql, addresses, recruit, recruitSellers } = fixture;
  const [customer] = await recruit(1);
  if (!customer) throw new Error('nobody was recruited');
  const { customerId } = customer;
  const sellers = await recruitSellers(runners, customerId);
  const product = await buildProduct(sql, { stock: 10 * runners, price });
  const [{ id: versionId }] = product.versions;
  await sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled)
    VALUES ('credito', 'Crédito', 'Tu cupo propio.', 'estrella', 'credit', 30, true)
    ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO credit_account (customer_id, credit_limit) VALUES (${customerId}, ${limit})`;
  const drafts = await fillDrafts(sql, sellers, {
    customerId,
    line: { productId: product.id, versionId, quantity: 1 },
  });
  await sql`UPDATE cart SET payment_method = 'credito' WHERE id = ANY (${drafts}::uuid[])`;
  // Whatever else an order costs would change how many fit.
  const [zone] = await sql<{ id: number; shipping: number }[]>`
    SELECT id, shipping_price AS shipping FROM zone JOIN zone_city ON zone_id = zone.id
    WHERE city_code = '11001'`;
  if (!zone) throw new Error('nobody delivers to Bogotá');
  await sql`UPDATE zone SET shipping_price = 0 WHERE id = ${zone.id}`;

  const outcomes = await Promise.all(
    sellers.map(({ token }, index) =>
      send(addresses[index % addresses.length] ?? '', createOrder, {
        token,
        key: nextId(),
        body: { cartId: drafts[index] ?? '', customerId },
      }),
    ),
  );
  await sql`UPDATE zone SET shipping_price = ${zone.shipping} WHERE id = ${zone.id}`;
  const placed = outcomes.filter(({ status }) => status === 200).length;
  const refused = outcomes.filter(({ code }) => code === 'PAYMENT_METHOD_UNAVAILABLE').length;
  const fit = Math.floor(limit / price);
  const [ledger] = await sql<{ used: number; written: number }[]>`
    SELECT used, (SELECT coalesce(sum(amount), 0) FROM credit_entry entry
      WHERE entry.customer_id = account.customer_id)::bigint AS written
    FROM credit_account account WHERE customer_id = ${customerId}`;
  return [
    ...(placed === fit ? [] : [`a credit for ${fit} orders took ${placed}`]),
    ...(ledger?.used === placed * price ? [] : [`${ledger?.used} are used after ${placed} orders`]),
    ...(ledger?.used === ledger?.written ? [] : [`the ledger comes to ${ledger?.written}`]),
    ...(placed + refused === runners ? [] : [`other answers: ${tally(outcomes)}`]),
  ];
}
