import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { commonCopy } from '#copy/everywhere.ts';

/** The shape of the form while it and its contracts arrive. */
export function WalletSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{commonCopy.loading}</span>
      <Skeleton className="h-14" />
      <Skeleton className="h-30" />
      <Skeleton className="h-13" />
    </div>
  );
}
