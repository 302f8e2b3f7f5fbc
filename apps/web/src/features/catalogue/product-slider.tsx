import type { ProductCard as Product } from '@matiz/contracts/catalogue.ts';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { commonCopy } from '#copy/everywhere.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { scrollManner } from '#lib/page/scroll-manner.ts';
import { Part } from '#lib/parts/part.tsx';
import { ListedProduct } from './tile/listed-product.tsx';

/** A titled row of products that scrolls sideways, by finger, keyboard or the two arrows. */
export function ProductSlider({
  title,
  path,
  products,
}: {
  title: string;
  /** Where the whole list is, if it has a page. */
  path?: string;
  products: readonly Product[];
}) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);
  const scroll = (direction: 1 | -1) => {
    const { clientWidth = 0 } = row.current ?? {};
    row.current?.scrollBy({ left: direction * clientWidth * 0.9, behavior: scrollManner() });
  };
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="page drawn-later [--room:calc(44vw+19.125rem)]">
      <div className="mb-3 flex items-end justify-between gap-4 sm:mb-4">
        <h2 id={titleId} className="text-xl sm:text-2xl">
          {title}
        </h2>
        <div className={clsx('items-center gap-1', path === undefined ? 'hidden lg:flex' : 'flex')}>
          {path === undefined ? null : (
            <AppLink
              to={path}
              aria-label={`${commonCopy.seeAll}: ${title}`}
              className="hit rounded-sm px-2 py-1.5 text-sm font-semibold whitespace-nowrap text-accent hover:underline"
            >
              {commonCopy.seeAll}
            </AppLink>
          )}
          <span className="hidden gap-1 lg:flex">
            <IconButton
              label={commonCopy.previous}
              tip="none"
              variant="outline"
              size="sm"
              icon={<ChevronLeft size={18} />}
              onClick={() => scroll(-1)}
            />
            <IconButton
              label={commonCopy.next}
              tip="none"
              variant="outline"
              size="sm"
              icon={<ChevronRight size={18} />}
              onClick={() => scroll(1)}
            />
          </span>
        </div>
      </div>
      <ul
        ref={row}
        className="no-scrollbar -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2.5 overflow-x-auto overscroll-x-contain px-4 pt-0.5 pb-4 sm:gap-4 md:-mx-8 md:scroll-px-8 md:px-8"
      >
        {products.map((product) => (
          <li
            key={product._id}
            className="w-[44vw] max-w-[15rem] shrink-0 snap-start sm:w-[30vw] lg:w-[calc((100%-4rem)/5)]"
          >
            <Part>
              <ListedProduct product={product} />
            </Part>
          </li>
        ))}
      </ul>
    </section>
  );
}
