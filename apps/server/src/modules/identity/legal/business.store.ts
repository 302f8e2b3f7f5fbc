import type { Seller } from '@matiz/domain/shop/seller-line.ts';
import type { SqlReader } from '#db/pool.ts';

export interface SignedSeller extends Seller {
  /** The key of its logo; null: none. */
  readonly logo: string | null;
}

/** Who sells, for what leaves the shop: a printed order, a mail. */
export async function findSeller(sql: SqlReader): Promise<SignedSeller> {
  const [row] = await sql<SignedSeller[]>`
    SELECT name, nit, address, phone, email, logo FROM business`;
  if (!row) throw new Error('the business has its one row');
  return row;
}
