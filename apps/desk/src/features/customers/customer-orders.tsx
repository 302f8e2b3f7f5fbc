import { listDeskOrders } from '@matiz/contracts/staff/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { customerCopy as copy } from '#copy/customers.ts';
import { orderCopy } from '#copy/orders.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';

/** What a business ordered, the newest first. */
export function CustomerOrders({ id }: { id: string }) {
  return (
    <ResourceTable
      title={copy.orders}
      isPart
      list={listDeskOrders}
      within={{ 'f.customer': id }}
      columns={[
        { id: 'code', head: orderCopy.code, cell: ({ code }) => code, text: ({ code }) => code },
        {
          id: 'placed',
          head: orderCopy.placed,
          order: 'placed',
          cell: ({ placedAt }) => formatMoment(placedAt),
          text: ({ placedAt }) => placedAt,
        },
        {
          id: 'state',
          head: orderCopy.state,
          cell: ({ state }) => stateWords[state],
          text: ({ state }) => stateWords[state],
        },
        {
          id: 'total',
          head: orderCopy.total,
          align: 'end',
          cell: ({ total }) => formatPesos(total),
          text: ({ total }) => total,
        },
        {
          id: 'method',
          head: orderCopy.method,
          cell: ({ paymentMethod }) => paymentMethod,
          text: ({ paymentMethod }) => paymentMethod,
        },
      ]}
      open={({ code }) => `/pedidos/${code}`}
      nameOf={({ code }) => code}
      empty={copy.ordersEmpty}
    />
  );
}
