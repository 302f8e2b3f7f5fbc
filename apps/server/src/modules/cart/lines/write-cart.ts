import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { CartChange } from '@matiz/domain/cart/lines/cart-change.ts';
import type { CartHead } from '@matiz/domain/cart/snapshot.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint, DatabaseUnavailable } from '#db/connection/unavailable.ts';
import type { Sql, SqlReader } from '#db/pool.ts';
import type { Buyer } from '#http/session/principal.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import { type CartAnswer, type OwnedCart, readCart, readCartState } from '../cart.store.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import { type CartWrite, lockOpenCart, openCart, saveCart } from './cart-write.store.ts';
import type { Mutation } from './mutation.ts';

export interface CartDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** The cart as it was read, or the one that would be opened. */
export type OpenCart = CartAnswer & { readonly cart: CartHead };

export type ChangeFailure = Failure<'KEY_REUSED' | 'CART_NOT_FOUND' | 'CART_CLOSED'>;

interface CartUse<Reply, Reason> {
  readonly buyer: Buyer;
  /** Versions to read besides those in the cart. */
  readonly codes?: readonly string[];
  readonly versionIds?: readonly number[];
  readonly mutation?: Mutation<Reply> | null;
  /** Pure: what to write and what to answer, or why not. `change` null: nothing to write. */
  decide(
    snapshot: OpenCart,
    moment: Date,
  ): Result<{ change: CartChange | null; reply: Reply }, Reason>;
}

/** Opens a cart when there is none. */
export interface OpeningUse<Reply, Reason> extends CartUse<Reply, Reason> {
  readonly opens: true;
}

export interface ChangingUse<Reply, Reason> extends CartUse<Reply, Reason> {
  readonly opens: false;
  /** The cart that the caller sees: if it is not the open one, nothing is written. */
  readonly cartId?: string | undefined;
}

type AnyUse<Reply, Reason> = OpeningUse<Reply, Reason> | ChangingUse<Reply, Reason>;

/** Rounds without holding the cart; after them the row is locked, so that each round succeeds. */
const freeRounds = 2;
const rounds = 6;

/**
 * Load, decide, save (D-9). Two devices at once lose nothing: a write names the revision that it
 * read, and the one who comes second reads and decides again.
 */
export function writeCart<Reply, Reason>(
  deps: CartDeps,
  use: OpeningUse<Reply, Reason>,
): Promise<Result<Reply, Reason | Failure<'KEY_REUSED'>>>;
export function writeCart<Reply, Reason>(
  deps: CartDeps,
  use: ChangingUse<Reply, Reason>,
): Promise<Result<Reply, Reason | ChangeFailure>>;
export async function writeCart<Reply, Reason>(
  deps: CartDeps,
  use: AnyUse<Reply, Reason>,
): Promise<Result<Reply, Reason | ChangeFailure>> {
  const owner = cartOwnerOf(use.buyer);
  for (let round = 0; round < rounds; round += 1) {
    const outcome =
      round < freeRounds
        ? await writeOnce(deps, use)
        : await deps.sql.begin(async (sql) => {
            await lockOpenCart(sql, owner);
            return writeOnce({ ...deps, sql }, use);
          });
    if (outcome !== 'MOVED') return outcome;
  }
  throw new DatabaseUnavailable('busy', new Error('the cart kept changing'));
}

async function writeOnce<Reply, Reason>(
  deps: CartDeps,
  use: AnyUse<Reply, Reason>,
): Promise<Result<Reply, Reason | ChangeFailure> | 'MOVED'> {
  const { sql, clock, newId } = deps;
  const { buyer, codes, versionIds, mutation = null } = use;
  const cartId = use.opens ? undefined : use.cartId;
  const moment = clock();
  const owner = cartOwnerOf(buyer);
  const snapshot = await readCart(sql.reader, {
    cart: owner,
    viewer: viewerOf(buyer),
    moment,
    ...(codes ? { codes } : {}),
    ...(versionIds ? { versionIds } : {}),
    mutation: mutation ? { customerId: owner.customerId, id: mutation.id } : null,
  });
  const repeated = mutation && replay(mutation, snapshot, moment);
  if (repeated) return repeated;
  if (cartId !== undefined && snapshot.cart?.id !== cartId) {
    return fail(await notTheOpenCart(sql.reader, { ...owner, cartId }));
  }
  if (snapshot.cart === null && !use.opens) return fail(failure('CART_NOT_FOUND'));
  const cart = snapshot.cart ?? {
    ...owner,
    id: newId(),
    revision: 0,
    addressId: null,
    paymentMethod: null,
  };
  const decision = use.decide({ ...snapshot, cart }, moment);
  if (!decision.ok) return decision;
  const { change, reply } = decision.value;
  if (change === null) return ok(reply);
  const remembered = mutation && { ...mutation, reply: mutation.remember(reply) };
  const write: CartWrite = { change, moment, mutation: remembered };
  const isSaved = await unlessRepeated(
    snapshot.cart === null
      ? openCart(sql, { ...owner, id: cart.id, createdBy: buyer.userId }, write)
      : saveCart(sql, cart, write),
  );
  return isSaved ? ok(reply) : 'MOVED';
}

/** The answer to a change that was made already; null when it was not. */
function replay<Reply>(
  mutation: Mutation<Reply>,
  snapshot: CartAnswer,
  moment: Date,
): Result<Reply, Failure<'KEY_REUSED'>> | null {
  if (snapshot.mutation === null) return null;
  const isSame = snapshot.mutation.bodyHash === mutation.bodyHash.toString('hex');
  const reply = isSame ? mutation.replay(snapshot.mutation.reply, snapshot, moment) : null;
  return reply === null ? fail(failure('KEY_REUSED')) : ok(reply);
}

/** Ordered meanwhile, or none of this customer's that can be changed. */
async function notTheOpenCart(
  sql: SqlReader,
  cart: OwnedCart,
): Promise<Failure<'CART_CLOSED' | 'CART_NOT_FOUND'>> {
  const state = await readCartState(sql, cart);
  return failure(state === 'ordered' ? 'CART_CLOSED' : 'CART_NOT_FOUND');
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
