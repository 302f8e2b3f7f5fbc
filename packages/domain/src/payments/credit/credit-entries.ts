import { bogotaDate } from '../../kernel/clock.ts';

/** What moves a customer's own credit, or its limit (D-12). */
export const creditKinds = [
  'allocation',
  'limit',
  'purchase',
  'payment',
  'refund',
  'reversal',
] as const;
export type CreditKind = (typeof creditKinds)[number];

/** The kinds as people read them, on screen, on paper and at the desk (D-15). */
export const creditKindWords: Readonly<Record<CreditKind, string>> = {
  allocation: 'Cupo asignado',
  limit: 'Cambio de cupo',
  purchase: 'Compra',
  payment: 'Abono',
  refund: 'Devolución',
  reversal: 'Cancelación',
};

/** What of a statement is shown; empty: all of it. Days are those of Bogotá, both of them included. */
export interface EntryFilter {
  readonly kind: CreditKind | '';
  readonly since: string;
  readonly until: string;
}

export const allEntries: EntryFilter = { kind: '', since: '', until: '' };

export function filterEntries<Entry extends { readonly at: string; readonly kind: CreditKind }>(
  entries: readonly Entry[],
  { kind, since, until }: EntryFilter,
): readonly Entry[] {
  return entries.filter((entry) => {
    const day = bogotaDate(new Date(entry.at));
    const isInside = (since === '' || day >= since) && (until === '' || day <= until);
    return isInside && (kind === '' || entry.kind === kind);
  });
}
