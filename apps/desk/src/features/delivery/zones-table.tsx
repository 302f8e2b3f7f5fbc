import { listZones } from '@matiz/contracts/staff/delivery/coverage.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { coverageCopy as copy } from '#copy/delivery.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { useWarehouses } from './use-warehouses.ts';

export function ZonesTable() {
  const mayWrite = useCan('settings:write');
  const warehouses = useWarehouses() ?? [];
  return (
    <ResourceTable
      title={copy.title}
      list={listZones}
      columns={[
        {
          id: 'name',
          head: copy.name,
          order: 'name',
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
        {
          id: 'cities',
          head: copy.cities,
          cell: ({ firstCities, cityCodes }) => copy.cityLine(firstCities, cityCodes.length),
          text: ({ cityCodes }) => cityCodes.length,
        },
        {
          id: 'warehouse',
          head: copy.warehouse,
          cell: ({ warehouse }) => warehouse,
          text: ({ warehouse }) => warehouse,
        },
        {
          id: 'days',
          head: copy.days,
          align: 'end',
          cell: ({ deliveryDays }) => copy.dayCount(deliveryDays),
          text: ({ deliveryDays }) => deliveryDays,
        },
        {
          id: 'cutOff',
          head: copy.cutOff,
          align: 'end',
          cell: ({ cutOffHour }) => copy.hour(cutOffHour),
          text: ({ cutOffHour }) => cutOffHour,
          isExtra: true,
        },
        {
          id: 'price',
          head: copy.price,
          align: 'end',
          cell: ({ shippingPrice }) => formatPesos(shippingPrice),
          text: ({ shippingPrice }) => shippingPrice,
        },
        {
          id: 'freeFrom',
          head: copy.freeFromHead,
          align: 'end',
          cell: ({ freeFrom }) => (freeFrom === null ? '–' : formatPesos(freeFrom)),
          text: ({ freeFrom }) => freeFrom ?? '',
        },
        {
          id: 'minOrder',
          head: copy.minOrderHead,
          align: 'end',
          cell: ({ minOrder }) => (minOrder === null ? '–' : formatPesos(minOrder)),
          text: ({ minOrder }) => minOrder ?? '',
        },
        {
          id: 'cash',
          head: copy.cashHead,
          cell: ({ cashOnDelivery }) => (cashOnDelivery ? copy.yes : copy.no),
          text: ({ cashOnDelivery }) => (cashOnDelivery ? copy.yes : copy.no),
        },
      ]}
      filters={[
        { name: 'warehouse', label: copy.warehouse, choices: warehouses },
        {
          name: 'cash',
          label: copy.cashHead,
          choices: [
            { value: 'yes', label: copy.yes },
            { value: 'no', label: copy.no },
          ],
        },
      ]}
      open={({ id }) => `/ajustes/cobertura/${id}`}
      nameOf={({ name }) => name}
      {...(mayWrite ? { create: { to: '/ajustes/cobertura/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
    />
  );
}
