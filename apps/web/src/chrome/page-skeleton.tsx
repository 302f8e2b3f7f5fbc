import { ProductGrid } from '@matiz/ui/goods/product-grid.tsx';
import { TileSkeleton } from '@matiz/ui/goods/tile-skeleton.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { Skeleton, TextSkeleton } from '@matiz/ui/skeleton.tsx';
import { words } from '@matiz/ui/words.ts';
import type { ReactNode } from 'react';
import type { PageShape } from './page-shape.ts';

const ten = Array.from({ length: 10 }, (_, index) => String(index));

/** The shape of the page that is on its way. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <div role="status" data-page-skeleton={shape} className="page min-h-[70dvh] py-5 lg:py-8">
      <span className="sr-only">{words.loading}</span>
      {shapes[shape]}
    </div>
  );
}

/** At the top, while what is on the page is asked for again. */
export function PageLine() {
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden bg-accent-soft"
    >
      <div className="page-progress h-full w-1/3 rounded-full bg-accent" />
    </div>
  );
}

const title = <Skeleton className="h-8 w-48 max-w-full lg:h-9" />;
/** A phone's window has no room for more than six. */
const tiles = (
  <div className="[&_section>:nth-child(n+7)]:max-md:hidden">
    <ProductGrid>
      {ten.map((tile) => (
        <TileSkeleton key={tile} />
      ))}
    </ProductGrid>
  </div>
);

const shapes: Readonly<Record<PageShape, ReactNode>> = {
  home: (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-40 !rounded-xl" />
      <Skeleton className="h-7 w-40" />
      {tiles}
    </div>
  ),
  list: (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-4 w-32" />
      {title}
      <div className="flex gap-2">
        <Skeleton className="h-10 w-24" />
        <Skeleton className="h-10 w-36" />
      </div>
      {tiles}
    </div>
  ),
  tiles: (
    <div className="flex flex-col gap-5">
      {title}
      <div className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 xl:grid-cols-5">
        {ten.map((tile) => (
          <Skeleton key={tile} className="h-28 !rounded-lg sm:h-40" />
        ))}
      </div>
    </div>
  ),
  rows: (
    <div className="flex flex-col gap-5">
      {title}
      <ListSkeleton rows={5} />
    </div>
  ),
  cart: (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-5">
        {title}
        <ListSkeleton rows={4} />
      </div>
      <Skeleton className="hidden h-64 !rounded-lg lg:block" />
    </div>
  ),
  product: (
    <div className="grid gap-5 lg:grid-cols-2 lg:gap-8">
      <Skeleton className="aspect-square max-h-[45dvh] w-full !rounded-xl lg:max-h-none" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="h-7 w-32" />
        <TextSkeleton lines={4} />
      </div>
    </div>
  ),
  text: (
    <div className="flex max-w-3xl flex-col gap-5">
      {title}
      <TextSkeleton lines={3} />
      <TextSkeleton lines={4} />
    </div>
  ),
};
