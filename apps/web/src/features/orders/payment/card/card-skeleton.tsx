import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { cardCopy as copy } from '#copy/orders/card.ts';

/** The shape of the form while it arrives. */
export function CardFormSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{copy.loading}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-14" />
      <div className="grid grid-cols-3 gap-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-14" />
      <Skeleton className="h-30" />
      <Skeleton className="h-13" />
    </div>
  );
}
