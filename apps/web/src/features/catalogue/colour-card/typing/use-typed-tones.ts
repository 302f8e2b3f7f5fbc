import { useRef, useState } from 'react';
import type { Offer } from '../../selection/offer.ts';
import { useSelectionStore } from '../../selection/selection-store.ts';
import type { CardViewState } from '../use-card-view.ts';
import { type AddedUnits, giveBack, takeTyped } from './take-typed.ts';

/** What was last said of the codes that are typed. */
export interface TypedNews {
  readonly said: string;
  readonly problems: readonly string[];
}

const noNews: TypedNews = { said: '', problems: [] };

/**
 * Type, Enter, next: an exact code is taken and the field is empty again for the next one; backspace
 * in the empty field gives the last one back. Anything else is searched for.
 */
export function useTypedTones(
  offer: Offer | null,
  view: CardViewState,
  { mayType, onSearch }: { mayType: () => boolean; onSearch: (text: string) => void },
) {
  const store = useSelectionStore();
  const [news, setNews] = useState(noNews);
  const past = useRef<(readonly AddedUnits[])[]>([]);
  const inputsOf = (one: Offer) => {
    const { tones, usual } = view;
    return { offer: one, tones, usual, store, mayType };
  };

  return {
    news,
    canUndo: past.current.length > 0,
    /** Whether the text is done with. */
    take(text: string): boolean {
      if (!offer || text.trim() === '') return false;
      const outcome = takeTyped(text, inputsOf(offer));
      if (outcome === null) {
        setNews(noNews);
        onSearch(text);
        return false;
      }
      const { said, problems, taken } = outcome;
      setNews({ said, problems });
      if (taken.length === 0) return false;
      past.current.push(taken);
      view.setQuery('');
      return true;
    },
    undo(): void {
      const last = past.current.pop();
      if (offer && last) setNews({ said: giveBack(last, inputsOf(offer)), problems: [] });
    },
    /** What was wrong with the last text is not said of the next one. */
    forgetProblems(): void {
      if (news.problems.length > 0) setNews({ ...news, problems: [] });
    },
  };
}

export type TypedTones = ReturnType<typeof useTypedTones>;
