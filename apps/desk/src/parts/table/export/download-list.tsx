import { Button } from '@matiz/ui/button.tsx';
import { Download } from 'lucide-react';
import { exportCopy as copy } from '#copy/export.ts';
import { type DownloadSource, type FileKind, useDownload } from './use-download.ts';

const kinds: readonly FileKind[] = ['xlsx', 'csv'];

/** All rows that the list is narrowed to, in the columns that are shown, as a file to take away. */
export function DownloadList<Row>(
  props: DownloadSource<Row> & { readonly count: { value: number; isExact: boolean } | null },
) {
  const { read, start, leave } = useDownload(props);
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
  return kinds.map((kind) => (
    <button
      key={kind}
      type="button"
      title={copy.download[kind]}
      aria-label={copy.download[kind]}
      onClick={() => void start(kind)}
      className="hit inline-flex h-(--control) items-center gap-1.5 rounded-sm px-2 text-ink-soft hover:bg-sunken"
    >
      <Download size={15} aria-hidden />
      {copy.short[kind]}
    </button>
  ));
}
