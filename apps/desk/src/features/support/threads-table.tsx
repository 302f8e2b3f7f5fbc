import { listDeskThreads } from '@matiz/contracts/staff/support.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Tag } from '@matiz/ui/tag.tsx';
import { supportCopy as copy } from '#copy/support.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';

/** What customers wrote: who waits longest first. */
export function ThreadsTable() {
  return (
    <ResourceTable
      title={copy.title}
      list={listDeskThreads}
      columns={[
        {
          id: 'customer',
          head: copy.customer,
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
        {
          id: 'message',
          head: copy.message,
          cell: ({ excerpt }) => <span className="line-clamp-2 max-w-prose">{excerpt}</span>,
          text: ({ excerpt }) => excerpt,
        },
        {
          id: 'order',
          head: copy.order,
          cell: ({ orderCode }) => (
            <span className="whitespace-nowrap">{orderCode ?? copy.none}</span>
          ),
          text: ({ orderCode }) => orderCode ?? '',
        },
        {
          id: 'state',
          head: copy.state,
          cell: ({ waitsSince }) => (
            <Tag kind={waitsSince === null ? 'neutral' : 'presale'}>
              {waitsSince === null ? copy.answered : copy.waiting}
            </Tag>
          ),
          text: ({ waitsSince }) => (waitsSince === null ? copy.answered : copy.waiting),
        },
        {
          id: 'answeredBy',
          head: copy.answeredBy,
          cell: ({ answeredBy }) => answeredBy ?? copy.nobody,
          text: ({ answeredBy }) => answeredBy ?? '',
        },
        {
          id: 'last',
          head: copy.last,
          order: 'last',
          cell: ({ lastAt }) => (
            <time dateTime={lastAt} className="whitespace-nowrap">
              {formatMoment(lastAt)}
            </time>
          ),
          text: ({ lastAt }) => lastAt,
        },
      ]}
      filters={[
        {
          name: 'state',
          label: copy.state,
          choices: (['waiting', 'answered'] as const).map((value) => ({
            value,
            label: copy.filters[value],
          })),
        },
      ]}
      open={({ id }) => `/mensajes/${id}`}
      nameOf={({ name }) => name}
      empty={copy.empty}
    />
  );
}
