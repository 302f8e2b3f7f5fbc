import { listArrivals } from '@matiz/contracts/staff/arrivals.ts';
import { arrivalsCopy as copy } from '#copy/arrivals.ts';
import { stockCopy } from '#copy/stock.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { OptionName } from './option-name.tsx';

/** What came, by the day that it was expected. */
export function ReceivedTable() {
  const warehouses = useWarehouseChoices();
  return (
    <ResourceTable
      title={copy.received}
      list={listArrivals}
      within={{ 'f.open': 'no' }}
      columns={[
        { id: 'code', head: copy.code, cell: ({ code }) => code, text: ({ code }) => code },
        {
          id: 'product',
          head: copy.product,
          cell: (row) => <OptionName {...row} />,
          text: ({ product, option }) => [product, option].filter(Boolean).join(' '),
        },
        {
          id: 'warehouse',
          head: copy.warehouse,
          cell: ({ warehouse }) => warehouse,
          text: ({ warehouse }) => warehouse,
        },
        {
          id: 'date',
          head: copy.date,
          order: 'date',
          cell: ({ date }) => stockCopy.day(date),
          text: ({ date }) => date,
        },
        {
          id: 'cap',
          head: copy.expected,
          align: 'end',
          cell: ({ cap }) => stockCopy.number(cap),
          text: ({ cap }) => cap,
          sum: { of: 'cap', show: stockCopy.number },
        },
        {
          id: 'received',
          head: copy.came,
          align: 'end',
          cell: ({ received }) => stockCopy.number(received ?? 0),
          text: ({ received }) => received ?? 0,
          sum: { of: 'received', show: stockCopy.number },
        },
        {
          id: 'when',
          head: copy.when,
          cell: ({ receivedAt }) => stockCopy.moment(receivedAt),
          text: ({ receivedAt }) => receivedAt ?? '',
        },
      ]}
      filters={[{ name: 'warehouse', label: copy.warehouse, choices: warehouses }]}
      open={null}
      nameOf={({ code, date }) => `${code}, ${date}`}
      empty={copy.noneReceived}
    />
  );
}
