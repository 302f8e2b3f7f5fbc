import { listStaffTradeTypes } from '@matiz/contracts/staff/trade-types.ts';
import { tradeTypeCopy as copy } from '#copy/settings.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

export function TradeTypesTable() {
  const mayWrite = useCan('settings:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listStaffTradeTypes}
      columns={[
        {
          id: 'name',
          head: copy.name,
          order: 'name',
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
        {
          id: 'customers',
          head: copy.customers,
          align: 'end',
          cell: ({ customers }) => customers,
          text: ({ customers }) => customers,
        },
      ]}
      open={({ id }) => `/ajustes/tipos-de-negocio/${id}`}
      nameOf={({ name }) => name}
      {...(mayWrite ? { create: { to: '/ajustes/tipos-de-negocio/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
    />
  );
}
