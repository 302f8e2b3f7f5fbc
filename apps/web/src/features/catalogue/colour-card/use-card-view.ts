import { useDeferredValue, useMemo, useState } from 'react';
import { type Offer, volumesOf } from '../selection/offer.ts';
import { useSelection, useSelectionStore } from '../selection/use-selection.ts';
import { type CardFilter, type Grouping, groupCard, isInView, tonesOf } from './card-tones.ts';

/** What of the card is seen: volume, filter, search and grouping. */
export function useCardView(productId: string, offer: Offer | null) {
  const store = useSelectionStore();
  const chosenVolume = useSelection(productId, (selection) => selection.volume);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<CardFilter>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [grouping, setGrouping] = useState<Grouping>('series');
  const typed = useDeferredValue(query);

  const volumes = useMemo(() => (offer?.hasVolumes ? volumesOf(offer) : []), [offer]);
  const volume = volumes.length === 1 ? (volumes[0] ?? null) : chosenVolume;
  const tones = useMemo(() => (offer ? tonesOf(offer, volume) : []), [offer, volume]);
  const groups = useMemo(() => {
    const view = { filter, query: typed, chosen };
    return groupCard(
      tones.filter((tone) => isInView(tone, view)),
      grouping,
    );
  }, [tones, filter, typed, chosen, grouping]);

  return {
    volumes,
    volume,
    needsVolume: volumes.length > 0 && volume === null,
    tones,
    groups,
    query,
    setQuery,
    filter,
    setFilter,
    grouping,
    setGrouping,
    clear() {
      setQuery('');
      setFilter('all');
    },
    /** Only what has been chosen so far, and back to the whole card. */
    toggleChosen() {
      if (filter === 'chosen') return setFilter('all');
      setChosen(new Set(Object.keys(store.read(productId).units)));
      setQuery('');
      setFilter('chosen');
    },
  };
}

export type CardViewState = ReturnType<typeof useCardView>;
