import { bulkSynonyms, listSynonyms } from '@matiz/contracts/staff/catalogue/synonyms.ts';
import { synonymCopy as copy } from '#copy/content.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { switchActs } from '#parts/table/bulk/usual-acts.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

export function SynonymsTable() {
  const mayWrite = useCan('content:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listSynonyms}
      columns={[
        {
          id: 'word',
          head: copy.word,
          order: 'word',
          cell: ({ terms }) => terms[0],
          text: ({ terms }) => terms[0] ?? '',
        },
        {
          id: 'same',
          head: copy.same,
          cell: ({ terms }) => terms.slice(1).join(', '),
          text: ({ terms }) => terms.slice(1).join(', '),
        },
        {
          id: 'state',
          head: copy.state,
          cell: ({ isOn }) => (isOn ? copy.states.on : copy.states.off),
          text: ({ isOn }) => (isOn ? copy.states.on : copy.states.off),
        },
      ]}
      filters={[
        {
          name: 'state',
          label: copy.state,
          choices: Object.entries(copy.states).map(([value, label]) => ({ value, label })),
        },
      ]}
      open={({ id }) => `/contenido/sinonimos/${id}`}
      nameOf={({ terms }) => terms.slice(0, 3).join(', ')}
      {...(mayWrite ? { create: { to: '/contenido/sinonimos/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkSynonyms}
                chosen={chosen}
                finish={finish}
                things={bulkThings.synonyms}
                acts={switchActs('isOn')}
              />
            )
          : undefined
      }
    />
  );
}
