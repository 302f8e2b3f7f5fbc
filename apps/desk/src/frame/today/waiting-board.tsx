import { countLimit } from '@matiz/contracts/staff/list.ts';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { waitingCopy as copy } from '#copy/today.ts';
import { useRequest } from '#lib/services.ts';
import type { Waiting } from './waiting.ts';

const againMs = 60_000;
const number = new Intl.NumberFormat('es-CO');

interface WaitingBoardProps {
  readonly things: readonly Waiting[];
  /** What is said when nothing waits. */
  readonly nothing: string;
}

/** How many of each thing wait, each a way to the table that shows them; what is done in one line. */
export function WaitingBoard({ things, nothing }: WaitingBoardProps) {
  const request = useRequest();
  const asked = useQueries({
    queries: things.map(({ key, count }) => ({
      queryKey: ['list', 'waiting', key],
      queryFn: () => count(request),
      refetchInterval: againMs,
    })),
  });
  const found = things.flatMap((thing, index) => {
    const answer = asked[index];
    return answer ? [{ thing, answer }] : [];
  });
  const done = found.filter(({ answer }) => answer.data === 0);
  const open = found.filter(({ answer }) => answer.data !== 0);
  return (
    <section aria-labelledby="espera" className="mt-6">
      <h2 id="espera" className="text-base">
        {copy.title}
      </h2>
      {open.length === 0 ? <p className="mt-2 text-ink-soft">{nothing}</p> : null}
      <ul className="mt-3 grid max-w-5xl gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {open.map(({ thing, answer: { data, isError, refetch } }) => (
          <li key={thing.key} className="rounded-md border border-line bg-surface">
            {isError && data === undefined ? (
              <p className="flex min-h-20 flex-wrap items-center gap-x-3 px-4 py-3">
                <span className="text-ink-soft">
                  {copy.failed} <span className="sr-only">{thing.words.many}</span>
                </span>
                <button
                  type="button"
                  onClick={() => void refetch()}
                  className="font-semibold text-accent underline"
                >
                  {copy.retry}
                </button>
              </p>
            ) : (
              <Link
                to={thing.to}
                className="flex min-h-20 items-center gap-4 rounded-md px-4 py-3 hover:bg-accent-soft"
              >
                <Count value={data} />{' '}
                <span className="text-pretty">
                  {data === 1 ? thing.words.one : thing.words.many}
                </span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {done.length > 0 && open.length > 0 ? (
        <p className="mt-3 text-ink-soft">
          {copy.allDone}{' '}
          {done.map(({ thing }, index) => (
            <span key={thing.key}>
              {index > 0 ? ', ' : ''}
              <Link to={thing.to} className="hover:text-ink hover:underline">
                {thing.words.none}
              </Link>
            </span>
          ))}
          .
        </p>
      ) : null}
    </section>
  );
}

function Count({ value }: { value: number | undefined }) {
  if (value === undefined) {
    return <span aria-hidden="true" className="h-8 w-10 animate-pulse rounded-sm bg-sunken" />;
  }
  if (value > countLimit) return <span className="text-base font-bold">{copy.more}</span>;
  return (
    <span className="min-w-10 font-display text-3xl font-bold tabular-nums">
      {number.format(value)}
    </span>
  );
}
