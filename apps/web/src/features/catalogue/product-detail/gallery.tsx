import { Picture } from '@matiz/ui/picture.tsx';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { productCopy } from '#copy/catalogue/product.ts';
import { scrollManner } from '#lib/page/scroll-manner.ts';
import { pictureOf, productPageSizes } from '#lib/pictures.ts';

/**
 * The pictures side by side in a strip that snaps, with a thumbnail for each: dots would be
 * overlooked. Swiping works before the page's script has loaded.
 */
export function Gallery({
  pictures,
  texts,
  name,
}: {
  pictures: readonly string[];
  /** What they show, where that was said; the product's name otherwise. */
  texts?: Readonly<Record<string, string>> | undefined;
  name: string;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const all = [...new Set(pictures)];
  useShownPicture(strip, setShown);

  function show(place: number) {
    const frame = strip.current;
    frame?.scrollTo({ left: place * frame.clientWidth, behavior: scrollManner() });
  }

  return (
    <section aria-label={productCopy.gallery} className="relative flex flex-col gap-3">
      {/* What scrolls must be reached by keyboard. */}
      <div
        ref={strip}
        tabIndex={all.length > 1 ? 0 : undefined}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain max-md:-mx-4 md:rounded-xl md:bg-white md:shadow-card"
      >
        {all.map((key, index) => (
          <div
            key={key}
            // On a phone a card of its own: no photograph has the colour of the page beside it.
            className="aspect-square w-full shrink-0 snap-center max-md:max-h-[30dvh] [&_img]:mx-auto [&_img]:h-full max-md:[&_img]:aspect-square max-md:[&_img]:w-auto max-md:[&_img]:rounded-xl max-md:[&_img]:bg-white md:[&_img]:w-full"
          >
            <Picture
              picture={pictureOf(key, texts?.[key] ?? pictureAlt(name, index, all.length), {
                kind: 'product',
              })}
              sizes={productPageSizes}
              eager={index === 0}
              fit="contain"
            />
          </div>
        ))}
      </div>
      {all.length > 1 ? (
        // On a phone they stand beside the picture, where it leaves room, so that the price is in sight.
        <ul className="no-scrollbar flex gap-2 overflow-x-auto p-0.5 max-md:absolute max-md:inset-y-2 max-md:-left-0.5 max-md:w-12 max-md:flex-col max-md:justify-end max-md:overflow-x-hidden max-md:overflow-y-auto">
          {all.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={productCopy.showPicture(index + 1)}
                aria-current={index === shown}
                onClick={() => show(index)}
                className={clsx(
                  'block size-16 overflow-hidden rounded-md bg-white transition-shadow max-md:size-11! max-md:shrink-0 sm:size-18 [&_img]:size-full',
                  index === shown
                    ? 'shadow-[0_0_0_2px_var(--color-accent)]'
                    : 'shadow-[0_0_0_1px_var(--color-line)] hover:shadow-[0_0_0_1px_var(--color-line-strong)]',
                )}
              >
                <Picture
                  picture={pictureOf(key, '', { kind: 'product' })}
                  sizes="4.5rem"
                  fit="contain"
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function pictureAlt(name: string, place: number, total: number): string {
  return total > 1 ? `${name}, ${productCopy.picture(place + 1, total).toLowerCase()}` : name;
}

/** Which picture stands in the frame, however it was brought there. */
function useShownPicture(
  strip: React.RefObject<HTMLDivElement | null>,
  onShown: (place: number) => void,
): void {
  useEffect(() => {
    const frame = strip.current;
    if (!frame) return;
    const read = () => onShown(Math.round(frame.scrollLeft / Math.max(1, frame.clientWidth)));
    frame.addEventListener('scroll', read, { passive: true });
    return () => frame.removeEventListener('scroll', read);
  }, [strip, onShown]);
}
