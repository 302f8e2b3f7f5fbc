import { listShopDays } from '@matiz/contracts/staff/delivery/windows.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { shopDaysCopy as copy } from '#copy/delivery.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

export function ShopDaysTable() {
  const mayWrite = useCan('settings:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listShopDays}
      columns={[
        {
          id: 'day',
          head: copy.day,
          order: 'day',
          cell: ({ day }) => formatDate(`${day}T12:00:00Z`),
          text: ({ day }) => day,
        },
        { id: 'name', head: copy.name, cell: ({ name }) => name, text: ({ name }) => name },
        {
          id: 'does',
          head: copy.does,
          cell: ({ isOpen }) => (isOpen ? copy.opens : copy.closes),
          text: ({ isOpen }) => (isOpen ? copy.opens : copy.closes),
        },
      ]}
      filters={[
        {
          name: 'when',
          label: copy.when,
          choices: [
            { value: 'ahead', label: copy.ahead },
            { value: 'past', label: copy.past },
          ],
        },
      ]}
      open={({ id }) => `/ajustes/dias-especiales/${id}`}
      nameOf={({ name }) => name}
      {...(mayWrite ? { create: { to: '/ajustes/dias-especiales/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
    />
  );
}
