import { Button } from '@matiz/ui/button.tsx';
import { Link } from 'react-router';
import { bulkPicturesCopy as copy } from '#copy/catalogue/pictures.ts';
import { DropZone } from '#parts/upload/drop-zone.tsx';
import { useCan } from '#session/me.ts';
import { isDue } from './bulk-pictures.ts';
import { BulkTable } from './bulk-table.tsx';
import { useBulkPictures } from './use-bulk-pictures.ts';

/** Pictures of many products, tones and brands at once, each by the code in its file's name. */
export function BulkPicturesPage() {
  const mayWrite = useCan('catalogue:write');
  const { items, isBusy, canUndo, take, run, undo, clear } = useBulkPictures();
  const matched = items.filter(({ subject }) => subject !== null);
  const unmatched = items.filter(({ subject }) => subject === null);
  const due = matched.filter(isDue);
  const placed = matched.length - due.length;
  const isRetry = due.some(({ state }) => state === 'failed') && placed > 0;
  return (
    <div className="max-w-5xl p-4 lg:p-6">
      <h1 className="text-xl">{copy.title}</h1>
      <p className="mt-1 text-ink-soft">{copy.lead}</p>
      <p className="mb-4 text-xs text-ink-faint">{copy.example}</p>
      {mayWrite ? (
        <DropZone
          texts={copy.texts}
          accept="image/*"
          isSeveral
          sending={
            isBusy && due.length > 0
              ? {
                  label: copy.working(
                    due.filter(({ picture }) => picture !== null).length,
                    due.length,
                  ),
                  percent: due.reduce((sum, { percent }) => sum + percent, 0) / due.length,
                  warning: copy.warning,
                }
              : null
          }
          take={(files) => void take(files)}
        />
      ) : null}
      <p className="mt-3">
        <Link to="/productos?f.picture=without" className="text-accent hover:underline">
          {copy.lacking}
        </Link>
      </p>
      {unmatched.length > 0 ? (
        <section role="status" className="mt-5 rounded-md bg-warning-soft px-4 py-3">
          <h2 className="font-semibold">{copy.unmatched(unmatched.length)}</h2>
          <p className="text-ink-soft">{copy.unmatchedHint}</p>
          <ul className="mt-2 columns-1 sm:columns-2 lg:columns-3">
            {unmatched.map(({ id, file }) => (
              <li key={id} className="truncate">
                {file.name}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {matched.length > 0 ? (
        <section className="mt-5">
          <div className="mb-3 flex min-h-9 flex-wrap items-center gap-3">
            <h2 className="mr-auto text-lg">
              {placed > 0 ? copy.placed(placed) : copy.matched(matched.length)}
            </h2>
            {canUndo ? (
              <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => void undo()}>
                {copy.undo}
              </Button>
            ) : null}
            {due.length > 0 ? (
              <Button size="sm" loading={isBusy} onClick={() => void run()}>
                {isRetry ? copy.retry(due.length) : copy.place(due.length)}
              </Button>
            ) : (
              <Button size="sm" variant="quiet" onClick={clear}>
                {copy.clear}
              </Button>
            )}
          </div>
          <BulkTable items={matched} />
        </section>
      ) : null}
    </div>
  );
}
