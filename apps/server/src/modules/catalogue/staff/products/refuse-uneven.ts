import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { Tx } from '#db/sql.ts';

interface LeastBought {
  readonly minQuantity: number;
  readonly multiple: number;
}

/** What is wrong with the least that is bought of a product; null: nothing. */
export function sayUneven({ minQuantity, multiple }: LeastBought): string | null {
  return minQuantity % multiple === 0 ? null : say('minimumUneven', { multiple });
}

/** The same of a save, with what was stored of the two before. */
export async function refuseUneven(
  tx: Tx,
  id: string | null,
  { minQuantity, multiple }: { [Name in keyof LeastBought]?: number | undefined },
): Promise<Failure | null> {
  if (minQuantity === undefined && multiple === undefined) return null;
  const [stored] = await tx<LeastBought[]>`
    SELECT min_quantity AS "minQuantity", multiple FROM product
    WHERE id = ${id}::text::integer FOR UPDATE`;
  const wrong = sayUneven({
    minQuantity: minQuantity ?? stored?.minQuantity ?? 1,
    multiple: multiple ?? stored?.multiple ?? 1,
  });
  return wrong === null ? null : failureAt('set.minQuantity', 'INVALID_REQUEST', wrong);
}
