import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { advanceOrder } from '@matiz/contracts/orders/order-staff.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { nextDeliveryStates } from '@matiz/domain/orders/order-state.ts';
import { Button } from '@matiz/ui/button.tsx';
import { orderPageCopy as copy, orderCopy } from '#copy/orders.ts';
import { askBefore } from '#parts/question/ask.ts';
import { OrderLineRow } from './order-line-row.tsx';
import { sayDeliveryDays } from './say-delivery-days.ts';
import { StateMark } from './state-mark.tsx';

type Target = BodyInput<typeof advanceOrder>['state'];

type Delivery = OrderDetail['deliveries'][number];

/** What undoes is never the button that is meant first, though it may be the only one. */
const takesBack: readonly Target[] = ['cancelled', 'returned'];

interface OrderDeliveryProps {
  readonly delivery: Delivery;
  readonly order: OrderDetail;
  readonly mayMove: boolean;
  /** Where it is being taken right now. */
  readonly pending: Target | null;
  readonly advance: (state: Target) => void;
}

/** What leaves together: its goods, where it is, and what may be done with it next. */
export function OrderDeliveryPanel({
  delivery,
  order,
  mayMove,
  pending,
  advance,
}: OrderDeliveryProps) {
  const { state, products, due } = delivery;
  const next = nextDeliveryStates(order.state, delivery).filter((to) => to !== 'pending');
  const title = copy.delivery(delivery.position, order.deliveries.length);
  const isOpen = state !== 'cancelled' && state !== 'delivered' && state !== 'returned';
  return (
    <section aria-label={title} className="rounded-md border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line p-4">
        <div className="mr-auto">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h2 className="text-base">{title}</h2>
            <StateMark state={state} />
          </div>
          {isOpen ? <p className="text-ink-soft">{sayDeliveryDays(delivery)}</p> : null}
        </div>
        {mayMove
          ? next.map((to, index) => (
              <Button
                key={to}
                size="sm"
                variant={index === 0 && !takesBack.includes(to) ? 'primary' : 'secondary'}
                loading={pending === to}
                onClick={() => {
                  if (to !== 'returned') return advance(to);
                  const yes = orderCopy.advance[to];
                  askBefore({ text: copy.returnAsk, yes }, () => advance(to));
                }}
              >
                {orderCopy.advance[to]}
              </Button>
            ))
          : null}
      </header>
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead className="text-left text-xs text-ink-soft">
            <tr>
              <th scope="col" className="px-4 py-2 font-medium">
                {copy.product}
              </th>
              <th scope="col" className="px-4 py-2 font-medium max-sm:hidden">
                {copy.tone}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium">
                {copy.units}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium max-sm:hidden">
                {copy.price}
              </th>
              <th scope="col" className="px-4 py-2 text-right font-medium">
                {copy.lineTotal}
              </th>
            </tr>
          </thead>
          <tbody>
            {products.map((line) => (
              <OrderLineRow key={line.lineId} line={line} />
            ))}
          </tbody>
          {state === 'cancelled' ? null : (
            <tfoot>
              <tr className="border-t border-line font-semibold">
                <th scope="row" className="px-4 py-2 text-left">
                  {order.paymentMethod.isPaidAtDoor ? copy.dueAtDoor : copy.ofDelivery}
                </th>
                <td className="max-sm:hidden" />
                <td className="px-4 py-2 text-right tabular-nums">
                  {products.reduce((sum, { quantity }) => sum + quantity, 0)}
                </td>
                <td className="max-sm:hidden" />
                <td className="px-4 py-2 text-right tabular-nums">{formatPesos(due)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </section>
  );
}
