import { listReasons } from '@matiz/contracts/staff/shop/reasons.ts';
import { reasonsCopy as copy } from '#copy/shop/reasons.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { useChoices } from './reason-uses.ts';

export function ReasonsTable() {
  const mayWrite = useCan('settings:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listReasons}
      columns={[
        {
          id: 'text',
          head: copy.text,
          order: 'text',
          cell: ({ text }) => text,
          text: ({ text }) => text,
        },
        {
          id: 'use',
          head: copy.use,
          cell: ({ use }) => copy.uses[use],
          text: ({ use }) => copy.uses[use],
        },
      ]}
      filters={[{ name: 'use', label: copy.use, choices: useChoices }]}
      open={({ id }) => `/ajustes/motivos/${id}`}
      nameOf={({ text }) => text}
      {...(mayWrite ? { create: { to: '/ajustes/motivos/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
    />
  );
}
