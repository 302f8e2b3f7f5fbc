import { useDeferredValue, useMemo, useState } from 'react';
import { type Offer, volumesOf } from '../selection/offer.ts';
import { useSelection, useSelectionStore } from '../selection/selection-store.ts';
import {
  type CardFilter,
  type CardGroup,
  type Grouping,
  groupCard,
  isInView,
  tonesOf,
} from './card-tones.ts';
import { useUsualTones } from './usual-tones.query.ts';

/** As many as a phone shows; most of what a desktop does. */
const firstTiles = { phone: 12, desktop: 24 };
/** As `sm` of the styles. */
const phone = '(width < 40rem)';

/** What of the card is seen: volume, filter, search and grouping. */
export function useCardView(productId: string, offer: Offer | null) {
  const store = useSelectionStore();
  const chosenVolume = useSelection(productId, (selection) => selection.volume);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<CardFilter>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [grouping, setGrouping] = useState<Grouping>('series');
  const typed = useDeferredValue(query);
  // The first tiles at once; the others, and what is usual, as soon as they stand.
  const [first] = useState(() => firstTiles[isOnPhone() ? 'phone' : 'desktop']);
  const drawn = useDeferredValue(Number.POSITIVE_INFINITY, first);
  const isWhole = drawn > first;
  const usual = useUsualTones(productId, { isAsked: isWhole });

  const volumes = useMemo(() => (offer?.hasVolumes ? volumesOf(offer) : []), [offer]);
  const volume = volumes.length === 1 ? (volumes[0] ?? null) : chosenVolume;
  const tones = useMemo(() => (offer ? tonesOf(offer, volume) : []), [offer, volume]);
  const groups = useMemo(() => {
    const view = { filter, query: typed, chosen, usual };
    return groupCard(
      tones.filter((tone) => isInView(tone, view)),
      grouping,
    );
  }, [tones, filter, typed, chosen, usual, grouping]);

  const hasLevels = useMemo(
    () => new Set(tones.map(({ offered }) => offered.version.tone?.level ?? null)).size > 1,
    [tones],
  );

  return {
    isWhole,
    /** The tiles are those of what was typed, all of them. */
    isSettled: isWhole && typed === query,
    hasLevels,
    volumes,
    volume,
    needsVolume: volumes.length > 0 && volume === null,
    tones,
    usual,
    groups: useMemo(() => firstGroups(groups, drawn), [groups, drawn]),
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
    showChosen,
    /** Only what has been chosen so far, and back to the whole card. */
    toggleChosen() {
      if (filter === 'chosen') setFilter('all');
      else showChosen();
    },
  };

  function showChosen() {
    setChosen(new Set(Object.keys(store.read(productId).units)));
    setQuery('');
    setFilter('chosen');
  }
}

export type CardViewState = ReturnType<typeof useCardView>;

function isOnPhone(): boolean {
  return window.matchMedia?.(phone).matches ?? false;
}

/** The groups with so many tiles in all; each still says how many tones it has. */
function firstGroups(groups: readonly CardGroup[], tiles: number): readonly CardGroup[] {
  let left = tiles;
  return groups.flatMap((group) => {
    const tones = group.tones.slice(0, Math.max(0, left));
    left -= tones.length;
    return tones.length > 0 ? [{ ...group, tones }] : [];
  });
}
