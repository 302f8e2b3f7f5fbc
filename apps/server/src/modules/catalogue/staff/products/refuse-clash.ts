import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { createTakenOptions } from '@matiz/domain/catalogue/import/plan/taken-options.ts';
import type { Tx } from '#db/sql.ts';
import type { OptionForm } from './product-options.store.ts';

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

interface KnownOption {
  readonly code: string;
  readonly toneNumber: string | null;
  readonly volume: number | null;
  readonly isWithdrawn: boolean;
}

/**
 * A tone or volume that another option of the product has, written as it may be (D-14). Of two that
 * are saved at once one finds the product's version changed.
 */
export async function refuseTakenOption(
  tx: Tx,
  id: string | null,
  set: Partial<OptionForm>,
): Promise<Failure | null> {
  const known = await tx<KnownOption[]>`
    SELECT code, tone_number AS "toneNumber", volume,
      withdrawn_at IS NOT NULL AS "isWithdrawn"
    FROM product_version
    WHERE product_id = ${id} AND (tone_number IS NOT NULL OR volume IS NOT NULL)`;
  const before = known.find(({ code }) => code.toUpperCase() === set.code?.toUpperCase()) ?? null;
  const { toneNumber = before?.toneNumber ?? null, volume = before?.volume ?? null } = set;
  if (toneNumber === null && volume === null) return null;
  const isWithdrawn = set.isWithdrawn ?? before?.isWithdrawn ?? false;
  const taken = createTakenOptions();
  for (const each of known) taken.take(each.code, each);
  const wanted = { toneNumber, volume, isWithdrawn };
  const ownerCode = taken.ownerOf(before?.code ?? '', wanted, before);
  const owner = known.find((each) => each.code === ownerCode);
  if (!owner) return null;
  const field = toneNumber === null ? 'set.volume' : 'set.toneNumber';
  const said = owner.isWithdrawn ? 'optionWithdrawn' : 'optionTaken';
  return failureAt(field, 'VALUE_TAKEN', say(said, { code: owner.code }));
}
