import type { Banner } from '@matiz/contracts/marketing.ts';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { homeCopy as copy } from '#copy/home.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { useLateCarousel } from './use-late-carousel.ts';

/**
 * The banners of the home. Nothing moves by itself. Before the scripts arrive the row can be
 * scrolled by hand; from then on Embla drags it.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useLateCarousel(viewport, { loop: banners.length > 2 });
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!embla) return;
    const update = () => setShown(embla.selectedScrollSnap());
    update();
    embla.on('select', update);
    return () => {
      embla.off('select', update);
    };
  }, [embla]);
  if (banners.length === 0) return null;
  /** Embla goes on from here when it comes. */
  function goTo(place: number): void {
    if (embla) {
      embla.scrollTo(place);
      return;
    }
    const row = viewport.current;
    row?.scrollTo({ left: place * row.clientWidth });
    setShown(place);
  }
  function step(by: 1 | -1): void {
    const { scrollLeft, clientWidth } = viewport.current ?? { scrollLeft: 0, clientWidth: 1 };
    const now = embla ? embla.selectedScrollSnap() : Math.round(scrollLeft / clientWidth);
    goTo((now + by + banners.length) % banners.length);
  }
  return (
    <section aria-roledescription="carrusel" aria-label={copy.banners} className="relative">
      <div
        ref={viewport}
        className={clsx(
          'no-scrollbar snap-x snap-mandatory',
          embla ? 'overflow-hidden' : 'overflow-x-auto',
        )}
      >
        <ul className="flex">
          {banners.map((banner, index) => (
            <li
              key={banner._id}
              aria-roledescription="anuncio"
              aria-label={copy.banner(index + 1, banners.length)}
              className="min-w-0 shrink-0 grow-0 basis-full snap-center"
            >
              <AppLink
                to={banner.app_link}
                tabIndex={embla && index !== shown ? -1 : undefined}
                className="block overflow-hidden sm:rounded-xl"
              >
                <BannerPicture banner={banner} eager={index === 0} />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
      {banners.length > 1 ? (
        <div className="mt-1 flex items-center justify-center gap-3 sm:mt-2">
          <IconButton
            label={copy.previous}
            tip="none"
            size="sm"
            icon={<ChevronLeft size={20} />}
            onClick={() => step(-1)}
          />
          <div className="flex">
            {banners.map((banner, index) => (
              <button
                key={banner._id}
                type="button"
                aria-label={copy.goTo(index + 1)}
                aria-current={index === shown ? 'true' : undefined}
                onClick={() => goTo(index)}
                className="group grid h-8 w-6 place-items-center"
              >
                <span
                  className={clsx(
                    'h-1.5 rounded-full transition-[width,background-color]',
                    index === shown
                      ? 'w-5 bg-accent'
                      : 'w-1.5 bg-line-strong group-hover:bg-ink-soft',
                  )}
                />
              </button>
            ))}
          </div>
          <IconButton
            label={copy.next}
            tip="none"
            size="sm"
            icon={<ChevronRight size={20} />}
            onClick={() => step(1)}
          />
        </div>
      ) : null}
    </section>
  );
}
