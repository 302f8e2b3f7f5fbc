import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { readReasonChoices } from '@matiz/contracts/staff/shop/reasons.ts';
import type { SqlReader } from '#db/sql.ts';

type Choice = ReplyOf<typeof readReasonChoices>['reasons'][number];

/** In the order in which they were made. */
export async function readReasons(sql: SqlReader): Promise<Choice[]> {
  return sql<Choice[]>`SELECT used_for AS use, text FROM reason ORDER BY id`;
}
