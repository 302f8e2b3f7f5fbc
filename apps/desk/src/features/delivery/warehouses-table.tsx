import { listWarehouses } from '@matiz/contracts/staff/delivery/warehouses.ts';
import { warehouseCopy as copy } from '#copy/delivery.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

interface Standing {
  readonly isActive: boolean;
  readonly isMain: boolean;
}
const stateOf = ({ isActive, isMain }: Standing) =>
  isMain ? copy.main : isActive ? copy.active : copy.closed;

export function WarehousesTable() {
  const mayWrite = useCan('settings:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listWarehouses}
      columns={[
        {
          id: 'name',
          head: copy.name,
          order: 'name',
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
        { id: 'code', head: copy.code, cell: ({ code }) => code, text: ({ code }) => code },
        { id: 'city', head: copy.city, cell: ({ city }) => city, text: ({ city }) => city },
        {
          id: 'address',
          head: copy.addressHead,
          cell: ({ address }) => address,
          text: ({ address }) => address,
        },
        {
          id: 'zones',
          head: copy.zones,
          align: 'end',
          cell: ({ zones }) => zones,
          text: ({ zones }) => zones,
        },
        { id: 'state', head: copy.state, cell: stateOf, text: stateOf },
      ]}
      filters={[
        {
          name: 'state',
          label: copy.state,
          choices: [
            { value: 'active', label: copy.active },
            { value: 'closed', label: copy.closed },
          ],
        },
      ]}
      open={({ id }) => `/ajustes/bodegas/${id}`}
      nameOf={({ name }) => name}
      {...(mayWrite ? { create: { to: '/ajustes/bodegas/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
    />
  );
}
