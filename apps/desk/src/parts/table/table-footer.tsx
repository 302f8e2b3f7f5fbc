import { Button } from '@matiz/ui/button.tsx';
import { tableCopy as copy } from '#copy/table/table.ts';
import type { ListState } from './list-state.ts';

interface TableFooterProps {
  readonly state: ListState;
  readonly show: (state: ListState) => void;
  readonly page: {
    readonly rows: readonly unknown[];
    readonly next: string | null;
    readonly previous: string | null;
    readonly readAt: string;
  };
  readonly count: { readonly value: number; readonly isExact: boolean } | null;
}

/** How many there are, when they were read, and the pages beside this one. */
export function TableFooter({ state, show, page, count }: TableFooterProps) {
  const go = (side: 'after' | 'before', cursor: string | null) =>
    cursor === null ? undefined : () => show({ ...state, page: { side, cursor } });
  const [previous, next] = [go('before', page.previous), go('after', page.next)];
  return (
    <footer className="mt-3 flex flex-wrap items-center justify-between gap-3 text-xs text-ink-soft">
      <p>
        <output>{copy.shown(page.rows.length, count)}</output> · {copy.readAt(page.readAt)}
      </p>
      {previous || next ? (
        <div className="flex gap-2">
          <Button size="sm" variant="secondary" disabled={!previous} onClick={previous}>
            {copy.previous}
          </Button>
          <Button size="sm" variant="secondary" disabled={!next} onClick={next}>
            {copy.next}
          </Button>
        </div>
      ) : null}
    </footer>
  );
}
