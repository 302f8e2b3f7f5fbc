import { Skeleton } from '@matiz/ui/skeleton.tsx';

/** The shape of coupons to come. */
export function CouponsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className="rounded-lg bg-surface shadow-card">
          <div className="flex flex-col gap-2.5 p-4 sm:p-5">
            <Skeleton className="h-7 w-52" />
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-4 w-44" />
          </div>
          <div className="mx-4 flex min-h-16 items-center justify-between border-t border-dashed border-line py-3 sm:mx-5">
            <Skeleton className="h-5 w-36" />
            <Skeleton className="h-11 w-24 !rounded-md" />
          </div>
        </div>
      ))}
    </div>
  );
}
