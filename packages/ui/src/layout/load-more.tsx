import { Button } from '../button.tsx';
import { words } from '../words.ts';

/** How much of a list is shown and a button for more; without `onLoadMore` only the count. */
export function LoadMore({
  progress,
  onLoadMore,
  loading = false,
  label = words.loadMore,
}: {
  /** e.g. "20 de 143 productos". */
  progress?: string | undefined;
  onLoadMore?: (() => void) | undefined;
  loading?: boolean;
  label?: string;
}) {
  return (
    <div className="flex flex-col items-center gap-3 py-6">
      {progress ? (
        <p aria-live="polite" className="text-sm text-ink-soft tabular-nums">
          {progress}
        </p>
      ) : null}
      {onLoadMore ? (
        <Button variant="secondary" onClick={onLoadMore} loading={loading}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
