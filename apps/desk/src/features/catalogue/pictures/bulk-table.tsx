import { bulkPicturesCopy as copy, pictureCopy } from '#copy/catalogue/pictures.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';
import type { BulkItem } from './bulk-pictures.ts';

/** Whose each picture is, as what it will stand there, and how far it is. */
export function BulkTable({ items }: { items: readonly BulkItem[] }) {
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface">
      <table aria-label={copy.title} className="stacked w-full">
        <thead className="bg-sunken text-left text-xs text-ink-soft">
          <tr className="h-9">
            {[copy.file, copy.subject, copy.as, copy.state].map((head) => (
              <th key={head} scope="col" className="px-3 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="h-(--row) border-t border-line">
              <th scope="row" className="px-3 text-left font-medium">
                <span className="inline-flex items-center gap-2.5 align-middle">
                  {item.picture ? (
                    <img
                      src={pictureUrl(item.picture, 96)}
                      alt=""
                      className="size-7 shrink-0 rounded-sm bg-sunken object-cover"
                    />
                  ) : (
                    <span className="size-7 shrink-0 rounded-sm bg-sunken" />
                  )}
                  <span className="max-w-64 truncate">{item.file.name}</span>
                </span>
              </th>
              <td data-head={copy.subject} className="max-w-80 truncate px-3">
                {item.subject?.name} <span className="text-ink-soft">{item.subject?.code}</span>
              </td>
              <td data-head={copy.as} className="px-3 whitespace-nowrap">
                {item.subject ? copy.kinds[item.subject.kind](item.subject.place) : null}
              </td>
              <td data-head={copy.state} className="px-3">
                <State item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function State({ item: { state, percent, problem } }: { item: BulkItem }) {
  if (state === 'failed') return <span className="text-danger">{problem}</span>;
  if (state === 'sending') return <>{pictureCopy.sending(percent)}</>;
  return <>{copy.states[state]}</>;
}
