import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readScrollPosition } from '#lib/page/scroll-position.ts';
import { useServices } from '#lib/services.ts';

interface ReadList {
  /** The last page that was read; 0 before the first. */
  readonly lastPage: number;
  /** There is another page, and nothing is under way. */
  readonly canReadOn: boolean;
  readonly readOn: () => void;
}

/**
 * How far a list was read, kept with its place in the history: a reload reads as far again and
 * shows the same place. True while it does.
 */
export function useListReach({ lastPage, canReadOn, readOn }: ReadList): boolean {
  const { tab } = useServices().platform;
  const { key } = useLocation();
  const [reach, setReach] = useState(0);
  const isBehind = reach > lastPage;
  const hasMoved = useMovement(isBehind);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place
  useEffect(() => setReach(readReach()), [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is the event
  useEffect(() => {
    if (isBehind && canReadOn) readOn();
  }, [isBehind, canReadOn, lastPage]);

  const wasBehind = useRef(false);
  useEffect(() => {
    const isThere = wasBehind.current && !isBehind;
    wasBehind.current = isBehind;
    const place = isThere ? readScrollPosition(tab, key) : null;
    // Anyone who has moved on meanwhile is left where they are.
    if (place !== null && !hasMoved.current) window.scrollTo(0, place);
  }, [isBehind, tab, key, hasMoved]);
  return isBehind && canReadOn;
}

const movements = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Whether a person has moved the page; a browser moves it by itself when a list grows. */
function useMovement(isLookedAt: boolean): RefObject<boolean> {
  const hasMoved = useRef(false);
  useEffect(() => {
    if (!isLookedAt) return;
    hasMoved.current = false;
    const move = () => {
      hasMoved.current = true;
    };
    for (const name of movements) window.addEventListener(name, move, { passive: true });
    return () => {
      for (const name of movements) window.removeEventListener(name, move);
    };
  }, [isLookedAt]);
  return hasMoved;
}

/** No navigation happens: the place in the history is the same, and knows more. */
export function keepReach(page: number): void {
  window.history.replaceState({ ...window.history.state, listReach: page }, '');
}

function readReach(): number {
  const reach: unknown = window.history.state?.listReach;
  return typeof reach === 'number' ? reach : 0;
}
