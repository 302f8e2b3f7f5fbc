import { listStaffLegalTexts } from '@matiz/contracts/staff/legal-texts.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { legalTextCopy as copy } from '#copy/legal-texts.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

/** The shop's legal texts, the newest day first, each with whether it counts. */
export function LegalTextsTable() {
  const mayWrite = useCan('settings:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listStaffLegalTexts}
      columns={[
        {
          id: 'kind',
          head: copy.kind,
          cell: ({ kind }) => copy.kinds[kind],
          text: ({ kind }) => copy.kinds[kind],
        },
        {
          id: 'inForceOn',
          head: copy.inForceOn,
          cell: ({ inForceOn }) => formatDate(`${inForceOn}T12:00:00Z`),
          text: ({ inForceOn }) => inForceOn,
        },
        {
          id: 'state',
          head: copy.state,
          cell: ({ state }) => copy.states[state],
          text: ({ state }) => copy.states[state],
        },
      ]}
      open={({ id }) => `/ajustes/textos-legales/${id}`}
      nameOf={({ kind }) => copy.kinds[kind]}
      {...(mayWrite ? { create: { to: '/ajustes/textos-legales/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
    />
  );
}
