import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';
import { loadPart } from '#lib/parts/load-part.ts';

/**
 * Embla over a row that can be scrolled by hand, once the page is awake: nobody waits for it.
 * Null until then, and where it could not be fetched. It goes on where the hand left the row.
 */
export function useLateCarousel(
  viewport: RefObject<HTMLElement | null>,
  { loop }: EmblaOptionsType,
): EmblaCarouselType | null {
  const [carousel, setCarousel] = useState<EmblaCarouselType | null>(null);
  useEffect(() => {
    let made: EmblaCarouselType | null = null;
    let isGone = false;
    loadPart('Embla', () => import('embla-carousel')).then(
      ({ default: createCarousel }) => {
        const row = viewport.current;
        if (isGone || row === null) return;
        const startIndex = Math.round(row.scrollLeft / row.clientWidth) || 0;
        row.scrollLeft = 0;
        made = createCarousel(row, { align: 'center', startIndex, ...(loop ? { loop } : {}) });
        setCarousel(made);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      made?.destroy();
      setCarousel(null);
    };
  }, [viewport, loop]);
  return carousel;
}
