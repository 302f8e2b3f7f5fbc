import { RequestError } from '@matiz/client/request-error.ts';
import { changeHomeRow, listHomeRows } from '@matiz/contracts/staff/catalogue/home-rows.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { bannerState } from '@matiz/domain/marketing/banner-state.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { homeRowCopy as copy } from '#copy/catalogue/selections.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { OrderedList } from '#parts/ordered-list.tsx';
import { useCan } from '#session/me.ts';

type Row = RowOf<typeof listHomeRows>;

/** The rows of the shop's home in their order, each with whether it is seen now. */
export function HomeRows() {
  const mayWrite = useCan('content:write');
  const request = useRequest();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['list', listHomeRows.path, 'order'],
    queryFn: async () => (await request(listHomeRows, { query: { limit: '200' } })).rows,
  });
  const move = useMutation({
    mutationFn: ({ row: { id, version }, place }: { row: Row; place: number }) =>
      request(changeHomeRow, { body: { id, version, set: { place } } }),
    onError(failure) {
      if (!(failure instanceof RequestError)) throw failure;
      toast({ message: sayRefusal(failure), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['list', listHomeRows.path] }),
  });
  if (error instanceof RequestError) throw error;
  return (
    <section className="max-w-4xl p-4 lg:p-6">
      <header className="mb-2 flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{copy.title}</h1>
        <a
          href="/home/marketplace"
          target="_blank"
          rel="noreferrer"
          className="text-accent hover:underline"
        >
          {copy.see}
        </a>
        {mayWrite ? (
          <Link to="/contenido/portada/nueva" className={buttonClass({ size: 'sm' })}>
            <Plus size={16} aria-hidden />
            {copy.create}
          </Link>
        ) : null}
      </header>
      <p className="mb-4 text-ink-soft">{copy.explain}</p>
      {data ? (
        <OrderedList
          label={copy.title}
          items={data.map((row) => ({ ...row, name: homeRowName(row) }))}
          mayWrite={mayWrite}
          isBusy={move.isPending}
          open={({ id }) => `/contenido/portada/${id}`}
          move={(row, place) => move.mutate({ row, place })}
          before={() => null}
          after={(row) => <When row={row} />}
        />
      ) : (
        <p className="py-6">{copy.loading}</p>
      )}
    </section>
  );
}

export function homeRowName({ list, title }: Pick<Row, 'list' | 'title'>): string {
  return list === null ? (title ?? '') : copy.lists[list];
}

function When({ row }: { row: Row }) {
  const state = bannerState(row, new Date());
  const window = [
    row.startsAt && copy.from(formatMoment(new Date(row.startsAt))),
    row.endsAt && copy.until(formatMoment(new Date(row.endsAt))),
  ].filter(Boolean);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
      <span
        className={clsx(
          'rounded-xs px-1.5 font-semibold',
          state === 'shown' ? 'bg-success-soft text-success' : 'bg-sunken',
        )}
      >
        {copy.states[state]}
      </span>
      <span>{row.list === null ? copy.selection : copy.own}</span>
      {window.length > 0 ? <span>{window.join(', ')}</span> : null}
    </p>
  );
}
