import { Skeleton } from '@matiz/ui/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd'];

/** The shape of a history to come. */
export function OrdersSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {rows.map((row) => (
        <div
          key={row}
          className="flex flex-col gap-4 rounded-lg bg-surface p-4 shadow-card sm:flex-row sm:items-center sm:p-5"
        >
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
          <div className="flex items-center justify-between gap-6">
            <div className="flex gap-1.5">
              <Skeleton className="size-11 !rounded-md" />
              <Skeleton className="size-11 !rounded-md" />
            </div>
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
