import type { Seller } from '@matiz/domain/shop/seller-line.ts';
import type { SqlReader } from '#db/pool.ts';

/** Who sells, for what leaves the shop: a printed order, a mail. */
export async function findSeller(sql: SqlReader): Promise<Seller> {
  const [row] = await sql<Seller[]>`SELECT name, nit, address, phone, email FROM business`;
  if (!row) throw new Error('the business has its one row');
  return row;
}
