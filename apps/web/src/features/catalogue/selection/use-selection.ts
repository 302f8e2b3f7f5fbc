import { createContext, use, useSyncExternalStore } from 'react';
import { noSelection, type Selection } from './selection.ts';
import type { SelectionStore } from './selection-store.ts';

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
