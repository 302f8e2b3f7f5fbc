import { bulkSelections, listSelections } from '@matiz/contracts/staff/catalogue/selections.ts';
import { selectionCopy as copy } from '#copy/catalogue/selections.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { removeAct } from '#parts/table/bulk/usual-acts.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

export function SelectionsTable() {
  const mayWrite = useCan('content:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listSelections}
      columns={[
        {
          id: 'title',
          head: copy.name,
          order: 'title',
          cell: ({ title }) => title,
          text: ({ title }) => title,
        },
        {
          id: 'by',
          head: copy.content,
          cell: ({ content }) => copy.ways[content.by],
          text: ({ content }) => copy.ways[content.by],
        },
        {
          id: 'count',
          head: copy.count,
          align: 'end',
          cell: ({ count }) => count,
          text: ({ count }) => count,
        },
        {
          id: 'home',
          head: copy.onHome,
          cell: ({ isOnHome }) => (isOnHome ? copy.yes : ''),
          text: ({ isOnHome }) => (isOnHome ? copy.yes : ''),
        },
        {
          id: 'address',
          head: copy.address,
          cell: ({ urlName }) => urlName,
          text: ({ urlName }) => urlName,
        },
      ]}
      filters={[]}
      open={({ id }) => `/contenido/selecciones/${id}`}
      nameOf={({ title }) => title}
      {...(mayWrite ? { create: { to: '/contenido/selecciones/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkSelections}
                chosen={chosen}
                finish={finish}
                things={bulkThings.selections}
                acts={[removeAct]}
              />
            )
          : undefined
      }
    />
  );
}
