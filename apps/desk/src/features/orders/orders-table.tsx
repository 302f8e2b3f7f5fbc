import { listDeskOrders, listOrderMethods } from '@matiz/contracts/staff/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { orderStates } from '@matiz/domain/orders/order-state.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { useQuery } from '@tanstack/react-query';
import { orderCopy as copy } from '#copy/orders.ts';
import { useRequest } from '#lib/services.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { AdvanceBulk } from './advance-bulk.tsx';
import { deliveriesText } from './deliveries-text.ts';
import { DeliveryMarks } from './delivery-marks.tsx';
import { StateMark } from './state-mark.tsx';

const freshMs = 5 * 60_000;

/** The orders of the shop: found, narrowed, and taken on many at once. */
export function OrdersTable() {
  const request = useRequest();
  const mayMove = useCan('orders:move');
  const { data: methods } = useQuery({
    queryKey: ['order-methods'],
    queryFn: () => request(listOrderMethods, {}),
    staleTime: freshMs,
  });
  return (
    <ResourceTable
      title={copy.title}
      list={listDeskOrders}
      columns={[
        {
          id: 'code',
          head: copy.code,
          cell: ({ code }) => <span className="whitespace-nowrap">{code}</span>,
          text: ({ code }) => code,
        },
        {
          id: 'placed',
          head: copy.placed,
          order: 'placed',
          cell: ({ placedAt }) => (
            <time dateTime={placedAt} className="whitespace-nowrap">
              {formatMoment(placedAt)}
            </time>
          ),
          text: ({ placedAt }) => placedAt,
        },
        {
          id: 'customer',
          head: copy.customer,
          cell: ({ businessName }) => <span title={businessName}>{businessName}</span>,
          text: ({ businessName }) => businessName,
        },
        { id: 'city', head: copy.city, cell: ({ city }) => city, text: ({ city }) => city },
        {
          id: 'state',
          head: copy.state,
          cell: ({ state }) => <StateMark state={state} />,
          text: ({ state }) => stateWords[state],
          isExtra: true,
        },
        {
          id: 'deliveries',
          head: copy.deliveries,
          cell: ({ deliveries }) => <DeliveryMarks deliveries={deliveries} />,
          text: ({ deliveries }) => deliveriesText(deliveries),
        },
        {
          id: 'units',
          head: copy.units,
          align: 'end',
          cell: ({ units }) => units,
          text: ({ units }) => units,
          isExtra: true,
        },
        {
          id: 'total',
          head: copy.total,
          align: 'end',
          cell: ({ total }) => formatPesos(total),
          sum: { of: 'total', show: formatPesos },
          text: ({ total }) => total,
        },
        {
          id: 'payment',
          head: copy.payment,
          cell: ({ payment }) => copy.payments[payment],
          text: ({ payment }) => copy.payments[payment],
        },
        {
          id: 'method',
          head: copy.method,
          cell: ({ paymentMethod }) => paymentMethod,
          text: ({ paymentMethod }) => paymentMethod,
          // With it the table is wider than a laptop; the filter finds it either way.
          isExtra: true,
        },
        {
          id: 'sellers',
          head: copy.sellers,
          cell: ({ sellers }) => sellers,
          text: ({ sellers }) => sellers,
          isExtra: true,
        },
        {
          id: 'campaign',
          head: copy.campaign,
          cell: ({ campaign }) => campaign,
          text: ({ campaign }) => campaign ?? '',
          isExtra: true,
        },
      ]}
      filters={[
        {
          name: 'state',
          label: copy.state,
          choices: orderStates.map((value) => ({ value, label: stateWords[value] })),
        },
        {
          name: 'payment',
          label: copy.payment,
          choices: (['paid', 'waiting', 'due'] as const).map((value) => ({
            value,
            label: copy.paymentFilters[value],
          })),
        },
        {
          name: 'method',
          label: copy.method,
          choices: (methods?.results ?? []).map(({ code, name }) => ({
            value: code,
            label: name,
          })),
        },
        { name: 'from', label: copy.from, choices: 'days' },
        { name: 'to', label: copy.to, choices: 'days' },
        { name: 'campaign', label: copy.campaign, choices: 'text' },
      ]}
      open={({ code }) => `/pedidos/${code}`}
      nameOf={({ code }) => code}
      empty={copy.empty}
      bulk={
        mayMove ? (chosen, finish) => <AdvanceBulk chosen={chosen} finish={finish} /> : undefined
      }
    />
  );
}
