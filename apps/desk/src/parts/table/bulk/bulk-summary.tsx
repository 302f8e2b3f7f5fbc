import { Button } from '@matiz/ui/button.tsx';
import { Link } from 'react-router';
import { bulkCopy as copy } from '#copy/table/bulk.ts';
import type { BulkResult } from './chosen-rows.ts';

interface BulkSummaryProps {
  readonly result: BulkResult;
  /** Where a row leads and what it is called here; null: it is not known here. */
  readonly known: (id: string) => { readonly name: string; readonly href: string | null } | null;
  readonly close: () => void;
}

/** So many are told one by one: more are no list that anyone reads. */
const mostTold = 200;

/** What a bulk action could not be done with, each with its own reason. */
export function BulkSummary({ result, known, close }: BulkSummaryProps) {
  const { done, refused, stopped } = result;
  return (
    <section
      role="alert"
      className="my-3 max-h-72 overflow-y-auto rounded-md border border-line-strong bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-base">{copy.summary(done, refused.length)}</h2>
        <Button size="sm" variant="quiet" onClick={close}>
          {copy.closeSummary}
        </Button>
      </div>
      {stopped === null ? null : <p className="mt-1">{copy.stopped(stopped)}</p>}
      <ul className="mt-2 grid gap-1">
        {refused.slice(0, mostTold).map(({ id, name, message }) => {
          const row = known(id);
          return (
            <li key={id}>
              {row?.href ? (
                <Link to={row.href} className="font-medium text-accent hover:underline">
                  {row.name}
                </Link>
              ) : (
                <span className="font-medium">{row?.name ?? name}</span>
              )}{' '}
              {message}
            </li>
          );
        })}
      </ul>
      {refused.length > mostTold ? (
        <p className="mt-2 text-ink-soft">{copy.moreRefused(refused.length - mostTold)}</p>
      ) : null}
    </section>
  );
}
