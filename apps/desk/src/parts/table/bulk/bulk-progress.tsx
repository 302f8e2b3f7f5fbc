import { Button } from '@matiz/ui/button.tsx';
import { bulkCopy as copy } from '#copy/table/bulk.ts';

interface BulkProgressProps {
  readonly through: number;
  readonly of: number;
  readonly stop: () => void;
}

/** How far a bulk action is; it can be left between two steps. */
export function BulkProgress({ through, of, stop }: BulkProgressProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-3">
      <progress
        value={through}
        max={of}
        aria-label={copy.progress}
        className="h-1.5 w-40 accent-accent"
      />
      <output className="tabular-nums">{copy.through(through, of)}</output>
      <Button size="sm" variant="secondary" onClick={stop}>
        {copy.stop}
      </Button>
    </span>
  );
}
