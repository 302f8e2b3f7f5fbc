import { Skeleton } from '../skeleton.tsx';

/** The shape of a `ProductTile` to come. */
export function TileSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col rounded-lg bg-surface shadow-card">
      <Skeleton className="aspect-square !rounded-t-lg !rounded-b-none" />
      <div className="flex flex-col gap-1.5 p-3 sm:p-4 sm:pt-3">
        <Skeleton className="h-3.5 w-1/3" />
        <div className="flex h-10 flex-col gap-1.5 py-0.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <Skeleton className="h-5 w-24" />
        <Skeleton className="mt-1 h-6 w-1/2" />
        <Skeleton className="mt-1 h-9 w-full !rounded-md" />
      </div>
    </div>
  );
}
