import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';

/** Until the browser has said which draft it is. */
export function HandOverWaiting() {
  return (
    <div className="page py-6" role="status" aria-label={copy.loading}>
      <div className="mx-auto max-w-3xl">
        <ListSkeleton rows={4} />
      </div>
    </div>
  );
}
