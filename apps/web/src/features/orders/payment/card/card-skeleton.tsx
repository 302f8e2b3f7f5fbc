import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { cardCopy as copy } from '#copy/orders/card.ts';

/** The form's rows at their heights while it arrives, so that the foot of the page stays. */
export function CardFormSkeleton({ isPaying }: { isPaying: boolean }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{copy.loading}</span>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Skeleton className="mb-8.5 h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="mb-6.5 h-14" />
        {isPaying ? <Skeleton className="h-14" /> : null}
      </div>
      <Skeleton className="h-46 sm:h-34" />
      {isPaying ? <Skeleton className="h-22.5 sm:h-17.5" /> : null}
      <Skeleton className="h-13" />
    </div>
  );
}
