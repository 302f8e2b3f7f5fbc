import type { CreditEntry, CreditKind } from '@matiz/contracts/payments/credit.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';

/** What of a statement is shown; empty: all of it. Days are those of Bogotá, both of them included. */
export interface EntryFilter {
  readonly kind: CreditKind | '';
  readonly since: string;
  readonly until: string;
}

export const allEntries: EntryFilter = { kind: '', since: '', until: '' };

export function filterEntries(
  entries: readonly CreditEntry[],
  { kind, since, until }: EntryFilter,
): readonly CreditEntry[] {
  return entries.filter((entry) => {
    const day = bogotaDate(new Date(entry.at));
    const isInside = (since === '' || day >= since) && (until === '' || day <= until);
    return isInside && (kind === '' || entry.kind === kind);
  });
}
