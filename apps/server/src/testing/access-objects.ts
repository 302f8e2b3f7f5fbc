import { orderCode } from '@matiz/domain/orders/order-code.ts';
import { type Caller, draftsFor, type Owner } from './access-answers.ts';
import type { AccessFixture } from './access-people.ts';
import { buildArrival, buildProduct } from './catalogue.ts';
import { nextId } from './numbers.ts';
import { fillCart } from './orders.ts';
import { buildAddress, buildCustomer } from './people.ts';

/** What a call may name: how one of an owner comes to be, and how one sees whether it was touched. */
export interface ObjectKind<Name = string> {
  /** One that no other cell has touched, as the caller would see its own. */
  build(fixture: AccessFixture, owner: Owner, caller?: Caller): Promise<Name>;
  /** The name of one that never was. */
  absent(): Name;
  /** All of it that a call might change. */
  read(fixture: AccessFixture, name: Name, owner: Owner): Promise<unknown>;
}

export const address: ObjectKind = {
  async build({ test, owners }, owner) {
    const { customerId } = owners[owner];
    // A customer has room for so many: those of earlier cells make place.
    await test.sql`UPDATE address SET removed_at = now()
      WHERE customer_id = ${customerId} AND removed_at IS NULL AND NOT is_default`;
    return buildAddress(test.sql, customerId);
  },
  absent: nextId,
  read: ({ test }, id) => test.sql`SELECT address.* FROM address WHERE id = ${id}`,
};

/** The customer itself, named by the one who asks for what is theirs. */
export const customer: ObjectKind = {
  build: async ({ owners }, owner) => owners[owner].customerId,
  absent: nextId,
  read: ({ test }, id) => test.sql`
    SELECT customer.*, (SELECT count(*)::int FROM address WHERE customer_id = customer.id) AS addresses
    FROM customer WHERE id = ${id}`,
};

/** A business that waits for staff. */
export const registration: ObjectKind = {
  async build({ test }) {
    const { id } = await buildCustomer(test.sql);
    await test.sql`UPDATE customer SET status = 'in_review' WHERE id = ${id}`;
    return id;
  },
  absent: nextId,
  read: customer.read,
};

/** The open cart of the owner, or its seller's draft, with a line in it, ready to be ordered. */
export const cart: ObjectKind = {
  build: (fixture, owner, caller) => fillFor(fixture, owner, 'contra-entrega', caller),
  absent: nextId,
  read: ({ test }, id) => test.sql`
    SELECT cart.*, (SELECT json_agg(line ORDER BY line.id) FROM cart_line line
      WHERE line.cart_id = cart.id) AS lines FROM cart WHERE id = ${id}`,
};

/** An address, for who has something to buy. */
export const purchaseAddress: ObjectKind = {
  ...address,
  async build(fixture, owner, caller) {
    for (const each of ['A', 'B'] as const) await cart.build(fixture, each, caller);
    return address.build(fixture, owner);
  },
};

/** A line of the owner's open cart, of a product that the other one does not have. */
export const cartLine: ObjectKind<{ lineId: string; code: string }> = {
  async build(fixture, owner, caller) {
    // Anyone who asks has a cart of their own, in which it is not.
    await cart.build(fixture, owner === 'A' ? 'B' : 'A', caller);
    const product = await buildProduct(fixture.test.sql);
    const cartId = await fillCart(buyerOf(fixture, owner, caller), product);
    const [row] = await fixture.test.sql<{ id: string }[]>`
      SELECT id FROM cart_line WHERE cart_id = ${cartId} AND product_id = ${product.id}`;
    return { lineId: row?.id ?? '', code: product.code };
  },
  absent: () => ({ lineId: nextId(), code: 'NO-HAY' }),
  read: ({ test }, { lineId }) => test.sql`SELECT cart_line.* FROM cart_line WHERE id = ${lineId}`,
};

/** An order that the owner placed, with its only delivery. */
export const order: ObjectKind<{ code: string; cartId: string }> = {
  async build(fixture, owner) {
    const cartId = await cart.build(fixture, owner);
    const { value } = await fixture.owners[owner].calls.order({ cartId });
    return { code: value.order.code, cartId };
  },
  absent: () => ({ code: orderCode(() => 0), cartId: nextId() }),
  read: ({ test }, { cartId }) => test.sql`
    SELECT customer_order.*, (SELECT json_agg(delivery ORDER BY position) FROM order_delivery delivery
      WHERE delivery.order_id = customer_order.id) AS deliveries
    FROM customer_order WHERE cart_id = ${cartId}`,
};

/** An order of the owner that waits for its payment, and the cart that it would go back to. */
export const unpaidOrder: typeof order = {
  ...order,
  async build(fixture, owner) {
    const { sql } = fixture.test;
    // So many are held unpaid at most: those of before are over.
    await sql`UPDATE customer_order SET state = 'cancelled', hold_ended = 'replaced'
      WHERE state = 'created' AND customer_id = ${fixture.owners[owner].customerId}`;
    const cartId = await fillFor(fixture, owner, 'tarjeta');
    const { value } = await fixture.owners[owner].calls.order({ cartId });
    return { code: value.order.code, cartId };
  },
};

/** A card that the owner's business keeps at the gateway. */
export const storedCard: ObjectKind = {
  async build({ test, owners }, owner) {
    const id = nextId();
    await test.sql`
      INSERT INTO stored_card (id, customer_id, user_id, source, brand, last_four, exp_month,
        exp_year, accepted, created_at, chosen_at)
      SELECT ${id}, ${owners[owner].customerId}, app_user.id, ${id}, 'visa', '4242', 12, 2040,
        '{}', now(), now()
      FROM app_user LIMIT 1`;
    return id;
  },
  absent: nextId,
  read: ({ test }, id) => test.sql`SELECT stored_card.* FROM stored_card WHERE id = ${id}`,
};

/** A payment of which all has to go back. */
export const refund: ObjectKind<{ reference: string }> = {
  async build(fixture, owner) {
    const { code } = await unpaidOrder.build(fixture, owner);
    const reference = `${code}-1`;
    await fixture.test.sql`UPDATE payment SET state = 'surplus', refund_due = amount,
      transaction_id = ${nextId()} WHERE reference = ${reference}`;
    return { reference };
  },
  absent: () => ({ reference: 'MZ-NADA-1' }),
  read: ({ test }, { reference }) => test.sql`
    SELECT payment.* FROM payment WHERE reference = ${reference}`,
};

async function fillFor(
  fixture: AccessFixture,
  owner: Owner,
  method: string,
  caller?: Caller,
): Promise<string> {
  const cartId = await fillCart(buyerOf(fixture, owner, caller), fixture.goods);
  await fixture.test.sql`UPDATE cart SET payment_method = ${method} WHERE id = ${cartId}`;
  return cartId;
}

/** Who fills the cart that the caller would see of this owner. */
function buyerOf({ owners, drafts }: AccessFixture, owner: Owner, caller?: Caller) {
  return caller && draftsFor[caller] === owner ? drafts[owner] : owners[owner];
}

/** The same, after the arrival that its delivery waits for was moved. */
export const movedOrder: typeof order = {
  ...order,
  async build(fixture, owner) {
    const name = await order.build(fixture, owner);
    await fixture.test.sql`UPDATE order_delivery
      SET moved_at = now(), moved_from = '2026-11-20' WHERE order_id =
      (SELECT id FROM customer_order WHERE cart_id = ${name.cartId})`;
    return name;
  },
};

/** An arrival of goods; it is nobody's. */
export const arrival: ObjectKind = {
  async build({ test }) {
    const { versions } = await buildProduct(test.sql, { isPresale: true });
    return String(await buildArrival(test.sql, versions[0], { date: '2026-12-01' }));
  },
  absent: () => '999999999',
  read: ({ test }, id) => test.sql`SELECT arrival.* FROM arrival WHERE id = ${id}`,
};
