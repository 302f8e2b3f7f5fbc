import type { RefObject } from 'react';
import { usePointerDrag } from '#parts/use-pointer-drag.ts';
import type { PictureSide } from './picture-card.tsx';

interface PictureDrag {
  readonly list: RefObject<HTMLElement | null>;
  readonly pictures: readonly string[];
  readonly move: (from: number, to: number) => void;
}

interface Spot {
  readonly picture: string;
  readonly side: PictureSide;
}

/** A picture dragged to a side of another; side by side where they stand so, else one under the other. */
export function usePictureDrag({ list, pictures, move }: PictureDrag) {
  /** Where it would stand; null: it stands there already. */
  const placeOf = (id: string, { picture, side }: Spot): number | null => {
    const from = pictures.indexOf(id);
    const beside = pictures.indexOf(picture) + (side === 'after' ? 1 : 0);
    const to = beside > from ? beside - 1 : beside;
    return from < 0 || to === from ? null : to;
  };
  return usePointerDrag<Spot>({
    spotAt(x, y, id) {
      const spot = spotUnder(list.current, x, y);
      return spot && placeOf(id, spot) !== null ? spot : null;
    },
    drop(id, spot) {
      const to = placeOf(id, spot);
      if (to !== null) move(pictures.indexOf(id), to);
    },
  });
}

function spotUnder(list: HTMLElement | null, x: number, y: number): Spot | null {
  for (const card of list?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
    const { left, right, top, bottom } = card.getBoundingClientRect();
    if (x < left || x >= right || y < top || y >= bottom) continue;
    const isAlone = (list?.clientWidth ?? 0) < (right - left) * 1.5;
    const share = isAlone ? (y - top) / (bottom - top) : (x - left) / (right - left);
    return { picture: card.dataset.card ?? '', side: share < 0.5 ? 'before' : 'after' };
  }
  return null;
}
