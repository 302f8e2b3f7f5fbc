import { useCallback, useRef, useState } from 'react';
import type { Offer } from '../selection/offer.ts';
import type { ColourCardRequest } from './use-colour-card.ts';

/**
 * The tone of which the card shows what may be ordered instead, one at a time; to begin with the
 * one that the card was opened for, when there is none left of it. The same function for good, so
 * that no tile is drawn on its account.
 */
export function useAskedTone({ versionCode }: ColourCardRequest, offer: Offer | null) {
  const [pressed, setPressed] = useState<{ readonly code: string | null } | null>(null);
  const first = versionCode ? offer?.versions.get(versionCode) : undefined;
  const begins = first && first.room.most === 0 ? first.code : null;
  const asked = pressed ? pressed.code : begins;
  const latest = useRef(asked);
  latest.current = asked;
  const toggle = useCallback(
    (code: string) => setPressed({ code: latest.current === code ? null : code }),
    [],
  );
  return [asked, toggle] as const;
}
