import type { OrderRow, OrderSort } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { orderListCopy as list } from '#copy/orders/order-list.ts';
import { ordersTableCopy as copy } from '#copy/orders/orders-table.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { StateTag } from '../state-tag.tsx';
import { arrivalOf } from './arrival-of.ts';
import { sayUnpaid } from './say-unpaid.ts';

/** A desktop's list of orders: one row each, sorted by a press on the column. */
export function OrdersTable({
  orders,
  showsCustomer,
  sort,
  onSort,
}: {
  orders: readonly OrderRow[];
  showsCustomer: boolean;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
}) {
  return (
    <table className="w-full overflow-hidden rounded-lg bg-surface text-sm shadow-card">
      <caption className="sr-only">{list.historyTitle}</caption>
      <thead className="border-b border-line text-left text-xs text-ink-soft">
        <tr>
          <SortedColumn label={copy.date} up="oldest" down="newest" sort={sort} onSort={onSort} />
          <Column label={copy.order} />
          {showsCustomer ? <Column label={copy.customer} /> : null}
          <Column label={copy.state} />
          <Column label={copy.arrival} />
          <Column label={copy.units} isNumber />
          <SortedColumn
            label={copy.total}
            up="cheapest"
            down="dearest"
            sort={sort}
            onSort={onSort}
            isNumber
          />
          <th scope="col">
            <span className="sr-only">{copy.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line tabular-nums">
        {orders.map((order) => (
          <OrderTableRow key={order._id} order={order} showsCustomer={showsCustomer} />
        ))}
      </tbody>
    </table>
  );
}

function OrderTableRow({ order, showsCustomer }: { order: OrderRow; showsCustomer: boolean }) {
  const { code, state, placedAt, units, total, due } = order;
  const unpaid = sayUnpaid(order);
  // Of an order that is cancelled as a whole, the state says so.
  const isPart = due > 0 && due < total;
  return (
    <tr className="hover:bg-sunken">
      <td className="px-4 py-3 whitespace-nowrap">{formatDate(placedAt)}</td>
      <td className="px-4 py-3 whitespace-nowrap">
        <AppLink to={links.order(code)} className="hit font-semibold text-accent hover:underline">
          {code}
        </AppLink>
      </td>
      {showsCustomer ? <td className="px-4 py-3">{order.customerName}</td> : null}
      <td className="px-4 py-3">
        <StateTag state={state} />
      </td>
      <td className="px-4 py-3 text-ink-soft">
        {unpaid === null ? (
          arrivalOf(order)
        ) : (
          <span className="font-semibold text-presale">{unpaid}</span>
        )}
      </td>
      <td className="px-4 py-3 text-right">{units}</td>
      <td className="px-4 py-3 text-right font-semibold whitespace-nowrap">
        {isPart ? (
          <s className="mr-2 text-xs font-normal text-ink-faint">{formatPesos(total)}</s>
        ) : null}
        {formatPesos(isPart ? due : total)}
      </td>
      <td className="px-4 py-3 text-right whitespace-nowrap">
        <AppLink
          to={links.purchasedOrder(code)}
          aria-label={copy.againOf(code)}
          className="hit font-semibold text-accent hover:underline"
        >
          {copy.again}
        </AppLink>
      </td>
    </tr>
  );
}

function Column({ label, isNumber = false }: { label: string; isNumber?: boolean }) {
  return (
    <th scope="col" className={`px-4 py-3 font-semibold ${isNumber ? 'text-right' : ''}`}>
      {label}
    </th>
  );
}

/** The first press sorts the greatest to the top, the next one turns it round. */
function SortedColumn({
  label,
  up,
  down,
  sort,
  onSort,
  isNumber = false,
}: {
  label: string;
  up: OrderSort;
  down: OrderSort;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  isNumber?: boolean;
}) {
  const Mark = sort === up ? ArrowUp : sort === down ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={sort === up ? 'ascending' : sort === down ? 'descending' : 'none'}
      className={`px-4 py-3 ${isNumber ? 'text-right' : ''}`}
    >
      <button
        type="button"
        onClick={() => onSort(sort === down ? up : down)}
        className="hit inline-flex items-center gap-1 rounded-xs font-semibold hover:text-accent"
      >
        {label}
        <Mark size={14} aria-hidden="true" />
      </button>
    </th>
  );
}
