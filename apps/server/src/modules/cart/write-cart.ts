import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '../../db/pool.ts';
import { brokenConstraint, DatabaseUnavailable } from '../../db/unavailable.ts';
import type { Buyer } from '../../http/principal.ts';
import { viewerOf } from '../catalogue/index.ts';
import { type CartAnswer, readCart } from './cart.store.ts';
import type { CartHead } from './cart-picture.ts';
import { type CartWrite, lockOpenCart, openCart, saveCart } from './cart-write.store.ts';

export interface CartDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
}

export interface CartUse<Reply> {
  readonly buyer: Buyer;
  /** Versions to read besides those in the cart. */
  readonly codes?: readonly string[];
  readonly mutationId?: string | undefined;
  /** Pure: what to write and what to answer, or why not. `write` null: nothing to write. */
  decide(
    picture: CartAnswer & { readonly cart: CartHead },
    moment: Date,
  ): Result<{ write: CartWrite | null; reply: Reply }, Failure>;
  /** Whether a cart is opened when there is none. */
  readonly opens: boolean;
}

/** Rounds without holding the cart; after them the row is locked, so that each round succeeds. */
const FREE_ROUNDS = 2;
const ROUNDS = 6;

/**
 * Load, decide, save (D-9). Two devices at once lose nothing: a write names the revision that it
 * read, and whoever comes second reads and decides again.
 */
export async function writeCart<Reply>(
  deps: CartDeps,
  use: CartUse<Reply>,
): Promise<Result<Reply, Failure>> {
  const { customer, place } = use.buyer;
  for (let round = 0; round < ROUNDS; round += 1) {
    const outcome =
      round < FREE_ROUNDS
        ? await writeOnce(deps, use)
        : await deps.sql.begin(async (sql) => {
            await lockOpenCart(sql, { customerId: customer.id, warehouseId: place.warehouseId });
            return writeOnce({ ...deps, sql }, use);
          });
    if (outcome !== 'MOVED') return outcome;
  }
  throw new DatabaseUnavailable('busy', new Error('the cart kept changing'));
}

async function writeOnce<Reply>(
  { sql, clock, newId }: CartDeps,
  { buyer, codes, mutationId, decide, opens }: CartUse<Reply>,
): Promise<Result<Reply, Failure> | 'MOVED'> {
  const moment = clock();
  const owner = { customerId: buyer.customer.id, warehouseId: buyer.place.warehouseId };
  const picture = await readCart(sql, {
    cart: owner,
    viewer: viewerOf(buyer),
    moment,
    ...(codes ? { codes } : {}),
    mutation: mutationId ? { customerId: owner.customerId, id: mutationId } : null,
  });
  if (picture.cart === null && !opens) return fail(failure('CART_NOT_FOUND'));
  const cart = picture.cart ?? {
    ...owner,
    id: newId(),
    revision: 0,
    addressId: null,
    paymentMethod: null,
  };
  const decision = decide({ ...picture, cart }, moment);
  if (!decision.ok) return decision;
  const { write, reply } = decision.value;
  if (write === null) return ok(reply);
  const isSaved = await unlessRepeated(
    picture.cart === null
      ? openCart(sql, { ...owner, id: cart.id, createdBy: buyer.userId }, write)
      : saveCart(sql, cart, write),
  );
  return isSaved ? ok(reply) : 'MOVED';
}

/** The same mutation, at the same moment, in the customer's cart of another warehouse. */
async function unlessRepeated(saving: Promise<boolean>): Promise<boolean> {
  try {
    return await saving;
  } catch (error) {
    if (brokenConstraint(error) === 'cart_mutation_pkey') return false;
    throw error;
  }
}
