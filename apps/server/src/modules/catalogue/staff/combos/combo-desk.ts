import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { previewCombo as call } from '@matiz/contracts/staff/catalogue/combos.ts';
import { comboAvailability } from '@matiz/domain/cart/combo.ts';
import { judgeParts, type PartFault, weighCombo } from '@matiz/domain/catalogue/combo-parts.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { SqlReader } from '#db/sql.ts';
import { type PartForm, readPacking, readPartFacts } from './combo.store.ts';

/** Why these parts cannot be those of a combo; null: they can. */
export async function refuseParts(
  sql: SqlReader,
  comboId: string | null,
  parts: readonly PartForm[],
): Promise<Failure | null> {
  const fault = judgeParts(comboId, parts, await readPartFacts(sql, parts));
  return fault && failureAt('set.parts', 'INVALID_REQUEST', sayFault(fault));
}

/** What a combo of these parts would be worth and how often it could be sold, as it is written. */
export async function previewCombo(
  sql: SqlReader,
  { id, parts }: BodyOf<typeof call>,
): Promise<ResultOf<typeof call>> {
  const fault = judgeParts(id, parts, await readPartFacts(sql, parts));
  const packing = await readPacking(sql, id, parts);
  return ok({
    result: {
      problem: fault && sayFault(fault),
      warehouses: packing.map(({ name, price, parts: packed }) => ({
        name,
        price,
        packs: comboAvailability(packed),
        ...weighCombo(packed, price),
        scarce: [...weighCombo(packed, price).scarce],
      })),
    },
  });
}

function sayFault({ kind, name }: PartFault): string {
  switch (kind) {
    case 'self':
      return say('comboOfItself');
    case 'combo':
      return say('comboInCombo', { name });
    case 'withdrawn':
      return say('comboPartWithdrawn', { name });
    case 'withdrawnOption':
      return say('comboOptionWithdrawn', { name });
    case 'twice':
      return say('comboPartTwice', { name });
    case 'unknown':
      return say('comboPartUnknown');
  }
}
