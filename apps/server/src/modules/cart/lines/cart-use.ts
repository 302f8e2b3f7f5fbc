import type { Failure } from '@matiz/contracts/errors.ts';
import type { CartChange } from '@matiz/domain/cart/lines/cart-change.ts';
import type { CartHead } from '@matiz/domain/cart/snapshot.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql } from '#db/pool.ts';
import type { Buyer } from '#http/session/principal.ts';
import { viewerOf } from '#modules/catalogue/index.ts';
import type { CartAnswer, CartQuestion } from '../cart.store.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import type { CartMemory } from './cart-memory.ts';
import type { CartWrite } from './cart-write.store.ts';
import type { Mutation } from './mutation.ts';

export interface CartDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** With what a process remembers of carts; null: nothing. */
export interface CartWriteDeps extends CartDeps {
  readonly memory: CartMemory | null;
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

export type AnyUse<Reply, Reason> = OpeningUse<Reply, Reason> | ChangingUse<Reply, Reason>;

/** What is read for it. */
export function questionOf<Reply, Reason>(use: AnyUse<Reply, Reason>, moment: Date): CartQuestion {
  const { buyer, codes, versionIds, mutation } = use;
  const cart = cartOwnerOf(buyer);
  return {
    cart,
    viewer: viewerOf(buyer),
    moment,
    ...(codes ? { codes } : {}),
    ...(versionIds ? { versionIds } : {}),
    mutation: mutation ? { customerId: cart.customerId, id: mutation.id } : null,
  };
}

export function writeOf<Reply>(
  mutation: Mutation<Reply> | null,
  change: CartChange,
  reply: Reply,
  moment: Date,
): CartWrite {
  const remembered = mutation && { ...mutation, reply: mutation.remember(reply) };
  return { change, moment, mutation: remembered };
}

/** `repeated`: the same mutation was made at the same moment, in the cart of another warehouse. */
export async function unlessRepeated<T>(saving: Promise<T>): Promise<T | 'repeated'> {
  try {
    return await saving;
  } catch (error) {
    if (brokenConstraint(error) === 'cart_mutation_pkey') return 'repeated';
    throw error;
  }
}
