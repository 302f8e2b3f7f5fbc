import type { TakenUnits } from '@matiz/domain/cart/lines/taken-units.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';
import type { CartOwner } from '../cart-owner.ts';

export interface SavedRow {
  readonly product_id: number;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly image: string;
  readonly version_code: string;
  readonly version_name: string | null;
  readonly swatch: string | null;
  readonly quantity: number;
  readonly seen_price: number;
  readonly saved_at: Date;
}

type Owner = Pick<CartOwner, 'customerId' | 'sellerId'>;

/** What an owner saved; what is sold no longer is not there. */
export function readSaved(sql: SqlReader, owner: Owner, most: number): Promise<SavedRow[]> {
  return sql<SavedRow[]>`
    SELECT product.id AS product_id, product.code, product.slug, product.name, product.image,
      version.code AS version_code,
      CASE WHEN version.tone_number IS NOT NULL
          THEN concat_ws(' ', version.tone_number, version.tone_name)
        WHEN version.volume IS NOT NULL THEN version.volume || ' vol' END AS version_name,
      version.swatch_image AS swatch, saved.quantity, saved.seen_price, saved.saved_at
    FROM saved_line saved
    JOIN product_version version ON version.id = saved.version_id AND version.withdrawn_at IS NULL
    JOIN product ON product.id = version.product_id AND product.withdrawn_at IS NULL
    WHERE ${whereOf(sql, owner)}
    ORDER BY saved.saved_at DESC, version.id LIMIT ${most}`;
}

/** Adds to what is saved of each version already; the price is that of the last time. */
export async function addSaved(
  sql: Sql,
  { customerId, sellerId }: Owner,
  taken: readonly TakenUnits[],
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO saved_line (customer_id, seller_id, version_id, quantity, seen_price, saved_at)
    SELECT ${customerId}, ${sellerId}::uuid, line.version_id, line.quantity, line.seen_price, ${at}
    FROM unnest(${taken.map(({ versionId }) => versionId)}::int[],
      ${taken.map(({ quantity }) => quantity)}::int[],
      ${taken.map(({ seenPrice }) => seenPrice)}::int[]) AS line (version_id, quantity, seen_price)
    ON CONFLICT (customer_id, seller_id, version_id) DO UPDATE SET
      quantity = least(9999, saved_line.quantity + excluded.quantity),
      seen_price = excluded.seen_price, saved_at = excluded.saved_at`;
}

export async function removeSaved(
  sql: Sql,
  owner: Owner,
  versionCodes: readonly string[],
): Promise<void> {
  await sql`DELETE FROM saved_line saved USING product_version version
    WHERE ${whereOf(sql, owner)} AND version.id = saved.version_id
      AND version.code = ANY (${[...versionCodes]}::text[])`;
}

function whereOf(sql: SqlFragments, { customerId, sellerId }: Owner): Fragment {
  return sql`saved.customer_id = ${customerId}
    AND saved.seller_id IS NOT DISTINCT FROM ${sellerId}::uuid`;
}
