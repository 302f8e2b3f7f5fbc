import { bulkVerbs } from '#copy/table/bulk.ts';
import type { BulkAct } from '#parts/table/bulk/bulk-acts.tsx';
import { removeAct } from '#parts/table/bulk/usual-acts.ts';

/** What can be done with many rules at once, as the form of one offers it. */
export const ruleActs: readonly BulkAct[] = [
  { verb: bulkVerbs.end, act: () => ({ set: { endsAt: new Date().toISOString() } }) },
  removeAct,
];
