import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Tx } from '#db/sql.ts';

/** A code that another product or one of its options has, whatever its case, with whose it is. */
export async function refuseTakenCode(
  tx: Tx,
  id: string | null,
  code: string | undefined,
): Promise<Failure | null> {
  if (code === undefined) return null;
  const [owner] = await tx<{ name: string }[]>`
    SELECT concat_ws(' ', product.name, owner.tone) AS name
    FROM (
      SELECT product_id, tone_number AS tone FROM product_version WHERE upper(code) = upper(${code})
      UNION ALL
      SELECT id, NULL FROM product WHERE upper(code) = upper(${code}) AND ${id}::text IS NULL
    ) owner JOIN product ON product.id = owner.product_id
    WHERE product.id::text IS DISTINCT FROM ${id}::text ORDER BY owner.tone LIMIT 1`;
  return owner ? failureAt('set.code', 'VALUE_TAKEN', say('codeTaken', owner)) : null;
}
