import { createContext, use, useSyncExternalStore } from 'react';
import type { Offer } from './offer.ts';
import { changeSelection, noSelection, type Selection, type SelectionAction } from './selection.ts';

/**
 * The selections of a tab, by product: they outlive the modal that they were made in. Each tile
 * listens to its own units, so that a press draws one tile and not a hundred.
 */
export interface SelectionStore {
  read(productId: string): Selection;
  change(offer: Offer, action: SelectionAction): void;
  /** Another buyer, or another warehouse: nothing that was chosen holds. */
  forget(): void;
  subscribe(listener: () => void): () => void;
}

export function createSelectionStore(): SelectionStore {
  const selections = new Map<string, Selection>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    read: (productId) => selections.get(productId) ?? noSelection,
    change(offer, action) {
      const { _id } = offer.product;
      const before = selections.get(_id) ?? noSelection;
      const after = changeSelection(offer, before, action);
      if (after === before) return;
      selections.set(_id, after);
      tell();
    },
    forget() {
      if (selections.size === 0) return;
      selections.clear();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Store = createContext<SelectionStore | null>(null);
export const SelectionProvider = Store.Provider;

export function useSelectionStore(): SelectionStore {
  const store = use(Store);
  if (store === null) throw new Error('SelectionProvider is missing');
  return store;
}

/** A part of a product's selection; `pick` must answer the same value while nothing changed. */
export function useSelection<Part>(productId: string, pick: (selection: Selection) => Part): Part {
  const store = useSelectionStore();
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.read(productId)),
    () => pick(noSelection),
  );
}
