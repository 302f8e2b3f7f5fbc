import type { CartAnswer, CartQuestion } from '../cart.store.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import type { KnownCart } from './cart-memory.ts';
import { type AnyUse, type CartWriteDeps, unlessRepeated, writeOf } from './cart-use.ts';
import { saveSameCart } from './cart-write.store.ts';

/**
 * Decides over what is remembered and writes it where it is still so. Null: that decides nothing that
 * could be written; `found` null: another device was faster, read again.
 */
export async function writeGuessed<Reply, Reason>(
  { sql, memory }: CartWriteDeps,
  use: AnyUse<Reply, Reason>,
  { question, known }: { question: CartQuestion; known: KnownCart },
): Promise<{ isSaved: true; reply: Reply } | { isSaved: false; found: CartAnswer | null } | null> {
  if (!use.opens && use.cartId !== undefined && use.cartId !== known.cart.id) return null;
  const { moment } = question;
  const decision = use.decide(known, moment);
  if (!decision.ok || decision.value.change === null) return null;
  const { change, reply } = decision.value;
  const write = writeOf(use.mutation ?? null, change, reply, moment);
  const found = await unlessRepeated(saveSameCart(sql, { question, known, write }));
  if (found === 'repeated') return { isSaved: false, found: null };
  if (found !== null) return { isSaved: false, found };
  const cart = { ...known.cart, revision: known.cart.revision + 1 };
  memory?.keep(cartOwnerOf(use.buyer), known, cart, change.rows);
  return { isSaved: true, reply };
}
