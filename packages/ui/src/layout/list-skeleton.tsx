import { Skeleton } from '../skeleton.tsx';

/** The shape of rows with a picture, two lines and an amount (cart, orders, addresses). */
export function ListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line rounded-lg bg-surface shadow-card">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
        <div key={row} className="flex items-center gap-4 p-4">
          <Skeleton className="size-16 shrink-0 !rounded-md" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  );
}
