import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { DatabaseUnavailable } from '#db/connection/unavailable.ts';
import type { SqlReader } from '#db/pool.ts';
import { type CartAnswer, type OwnedCart, readCart, readCartState } from '../cart.store.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import {
  type AnyUse,
  type CartWriteDeps,
  type ChangeFailure,
  type ChangingUse,
  type OpeningUse,
  questionOf,
  unlessRepeated,
  writeOf,
} from './cart-use.ts';
import { lockOpenCart, openCart, saveCart } from './cart-write.store.ts';
import type { Mutation } from './mutation.ts';
import { writeGuessed } from './write-guessed.ts';

/** Rounds without holding the cart; after them the row is locked, so that each round succeeds. */
const freeRounds = 2;
const rounds = 6;

/**
 * Load, decide, save (D-9). Two devices at once lose nothing: a write names the revision that it
 * read, and the one who comes second reads and decides again. Where the cart and all that is asked for
 * are remembered and nothing of it changed since, load and save are one statement.
 */
export function writeCart<Reply, Reason>(
  deps: CartWriteDeps,
  use: OpeningUse<Reply, Reason>,
): Promise<Result<Reply, Reason | Failure<'KEY_REUSED'>>>;
export function writeCart<Reply, Reason>(
  deps: CartWriteDeps,
  use: ChangingUse<Reply, Reason>,
): Promise<Result<Reply, Reason | ChangeFailure>>;
export async function writeCart<Reply, Reason>(
  deps: CartWriteDeps,
  use: AnyUse<Reply, Reason>,
): Promise<Result<Reply, Reason | ChangeFailure>> {
  const owner = cartOwnerOf(use.buyer);
  for (let round = 0; round < rounds; round += 1) {
    const outcome =
      round < freeRounds
        ? await writeOnce(deps, use)
        : await deps.sql.begin(async (sql) => {
            await lockOpenCart(sql, owner);
            return writeOnce({ ...deps, sql, memory: null }, use);
          });
    if (outcome !== 'MOVED') return outcome;
  }
  throw new DatabaseUnavailable('busy', new Error('the cart kept changing'));
}

async function writeOnce<Reply, Reason>(
  deps: CartWriteDeps,
  use: AnyUse<Reply, Reason>,
): Promise<Result<Reply, Reason | ChangeFailure> | 'MOVED'> {
  const { sql, clock, newId, memory } = deps;
  const { buyer, mutation = null } = use;
  const cartId = use.opens ? undefined : use.cartId;
  const moment = clock();
  const owner = cartOwnerOf(buyer);
  const question = questionOf(use, moment);
  const guess =
    memory && use.versionIds === undefined ? memory.recall(owner, use.codes ?? []) : null;
  const guessed = guess && (await writeGuessed(deps, use, { question, known: guess }));
  if (guessed?.isSaved) return ok(guessed.reply);
  const snapshot = guessed?.found ?? (await readCart(sql.reader, question));
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
  const write = writeOf(mutation, change, reply, moment);
  const isSaved = await unlessRepeated(
    snapshot.cart === null
      ? openCart(sql, { ...owner, id: cart.id, createdBy: buyer.userId }, write)
      : saveCart(sql, cart, write),
  );
  if (isSaved !== true) return 'MOVED';
  memory?.keep(owner, snapshot, { ...cart, revision: cart.revision + 1 }, change.rows);
  return ok(reply);
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
