import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { paymentCopy as copy } from '#copy/orders/payment.ts';

/** The shape of the form while it and its banks arrive. */
export function PseSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{copy.pseLoading}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-19 w-52" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-14" />
        <Skeleton className="h-20" />
      </div>
      <Skeleton className="h-14" />
      <Skeleton className="h-30" />
      <Skeleton className="h-13" />
    </div>
  );
}
