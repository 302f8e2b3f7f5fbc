import { clsx } from 'clsx';

const lineWidths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];

/** One grey block; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton block', className)} />;
}

/** Lines of text to come. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
        <Skeleton key={line} className={clsx('h-4', lineWidths[line % lineWidths.length])} />
      ))}
    </span>
  );
}
