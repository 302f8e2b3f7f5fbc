import { useMe } from '#session/me.query.ts';
import { decideQuantityEntry, type QuantityLimits } from './quantity-entry.ts';
import { useBuyingChecks } from './use-buying-checks.ts';

export type EntryAnswer =
  | { readonly quantity: number }
  | { readonly error: string | null; readonly nearest: readonly number[] };

/**
 * Takes what was typed into a quantity control (§5): the quantity, or the sentence to show under
 * the control. Where coverage or the seller's customer is missing, that is shown or led to, and
 * the change is discarded without a sentence.
 */
export function useQuantityEntry(): (text: string, limits: QuantityLimits) => EntryAnswer {
  const visitor = useMe();
  const mayBuy = useBuyingChecks();
  return (text, limits) => {
    const entry = decideQuantityEntry(text, visitor, limits);
    switch (entry.kind) {
      case 'accepted':
        return { quantity: entry.quantity };
      case 'refused':
        return { error: entry.message, nearest: entry.nearest };
      case 'barrier':
        mayBuy({ isTyping: true });
        return { error: null, nearest: [] };
      case 'nothing':
        return { error: null, nearest: [] };
    }
  };
}
