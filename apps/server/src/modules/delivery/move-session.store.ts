import type { Fragment, Sql } from '#db/sql.ts';
import type { Buyer } from '#http/session/principal.ts';

interface SessionMove {
  /** As they were read before the session was held. */
  readonly buyer: Buyer;
  readonly target: { readonly addressId: string; readonly cityCode: string };
  readonly requestId: string;
  readonly at: Date;
}

/**
 * Lets a session that is held deliver to another address of its customer, notes who did it (D-4)
 * and writes the cart (`written`, an UPDATE of one row), in one statement. False, and nothing of it,
 * when the session acts for someone else or from elsewhere by now, when the address was moved or
 * removed, or when there is no cart to write.
 */
export async function moveSession(
  sql: Sql,
  { buyer, target, requestId, at }: SessionMove,
  written: Fragment,
): Promise<boolean> {
  const { sessionId, userId, customer, addressId, location } = buyer;
  const subject = `session:${sessionId}`;
  const rows = await sql`
    WITH here AS (
      SELECT session.id FROM session
      JOIN customer ON customer.id = ${customer.id}
      LEFT JOIN address ON address.id = session.address_id
        AND address.customer_id = customer.id AND address.removed_at IS NULL
      WHERE session.id = ${sessionId}
        AND coalesce(session.working_customer_id, customer.id) = customer.id
        AND address.id IS NOT DISTINCT FROM ${addressId}::uuid
        AND coalesce(address.city_code, customer.city_code) = ${location.cityCode}
    ), there AS (
      SELECT address.id FROM address, here
      WHERE address.id = ${target.addressId} AND address.customer_id = ${customer.id}
        AND address.city_code = ${target.cityCode} AND address.removed_at IS NULL
    ), written AS (${written} AND EXISTS (SELECT FROM there) RETURNING cart.id),
    moved AS (
      UPDATE session SET address_id = there.id FROM there
      WHERE session.id = ${sessionId} AND EXISTS (SELECT FROM written)
    )
    INSERT INTO audit_entry (at, actor_id, customer_id, session_id, request_id, action, subject,
      detail)
    SELECT ${at}::timestamptz, ${userId}::uuid, ${customer.id}::uuid, ${sessionId}::uuid,
      ${requestId}::text, 'place.change', ${subject}, ${sql.json(target)}::jsonb
    FROM written`;
  return rows.count === 1;
}
