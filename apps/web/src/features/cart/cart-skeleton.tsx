import { Skeleton } from '@matiz/ui/skeleton.tsx';

const blocks = [3, 2];

/** The shape of a cart to come: two deliveries with their lines, and the summary. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="page py-5 lg:py-8">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-9 w-48" />
      <div className="mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-5">
          {blocks.map((lines) => (
            <div key={lines} className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
              <Skeleton className="h-5 w-44" />
              {Array.from({ length: lines }, (_, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
                <div key={line} className="mt-5 flex items-center gap-3">
                  <Skeleton className="size-14 !rounded-md sm:size-16" />
                  <div className="flex flex-1 flex-col gap-2">
                    <Skeleton className="h-4 w-3/5" />
                    <Skeleton className="h-8 w-31 !rounded-md" />
                  </div>
                  <Skeleton className="h-5 w-20" />
                </div>
              ))}
            </div>
          ))}
        </div>
        <Skeleton className="hidden h-64 !rounded-lg lg:block" />
      </div>
    </div>
  );
}
