import { Button } from '@matiz/ui/button.tsx';
import { Download } from 'lucide-react';
import { exportCopy as copy } from '#copy/table/export.ts';
import { useCan } from '#session/me.ts';
import { DropPanel } from '../drop-panel.tsx';
import { type DownloadSource, type FileKind, useDownload } from './use-download.ts';

const kinds: readonly FileKind[] = ['xlsx', 'csv'];

/** All rows that the list is narrowed to, in the columns that are shown, as a file to take away. */
export function DownloadList<Row>(
  props: DownloadSource<Row> & { readonly count: { value: number; isExact: boolean } | null },
) {
  const mayTake = useCan('export');
  const { read, start, leave } = useDownload(props);
  if (!mayTake) return null;
  if (read !== null) {
    const all = props.count?.isExact ? props.count.value : null;
    return (
      <div className="inline-flex items-center gap-2">
        <output className="text-ink-soft tabular-nums">{copy.reading(read, all)}</output>
        <Button size="sm" variant="quiet" onClick={leave}>
          {copy.leave}
        </Button>
      </div>
    );
  }
  return (
    <DropPanel
      label={
        <>
          <Download size={15} aria-hidden />
          {copy.title}
        </>
      }
    >
      {(shut) =>
        kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => {
              shut();
              void start(kind);
            }}
            className="hit h-(--control) rounded-sm px-2 text-left hover:bg-sunken"
          >
            {copy.download[kind]}
          </button>
        ))
      }
    </DropPanel>
  );
}
