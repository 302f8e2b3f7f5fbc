import type { SqlReader } from '#db/sql.ts';
import {
  type CartAnswer,
  type CartColumns,
  type CartQuestion,
  cartAnswerOf,
  selectCart,
} from '#modules/cart/index.ts';
import {
  selectTerms,
  type Terms,
  type TermsColumns,
  type TermsQuestion,
  termsOf,
} from './terms.store.ts';

/** Both know a cart: of its lines it is the head. */
interface PurchaseColumns extends TermsColumns, Omit<CartColumns, 'cart'> {
  readonly head: CartColumns['cart'];
}

/** The lines of a cart and what surrounds them, of one moment and in one statement. */
export async function readPurchase(
  sql: SqlReader,
  { terms, cart }: { readonly terms: TermsQuestion; readonly cart: CartQuestion },
): Promise<{ readonly terms: Terms; readonly snapshot: CartAnswer }> {
  const [row] = await sql<PurchaseColumns[]>`
    SELECT * FROM (${selectTerms(sql, terms)}) terms,
      (${selectCart(sql, cart)}) lines (head, rows, own, sellables, stamps, mutation)`;
  if (!row) throw new Error('a purchase is always one row');
  const { head, rows, own, sellables, stamps, mutation, ...columns } = row;
  const snapshot = cartAnswerOf({ cart: head, rows, own, sellables, stamps, mutation });
  return { terms: termsOf(columns), snapshot };
}
