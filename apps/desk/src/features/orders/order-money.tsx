import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { splitDue } from '@matiz/domain/payments/credit/credit-part.ts';
import { orderPageCopy as copy, orderCopy } from '#copy/orders.ts';

interface OrderMoneyProps {
  readonly order: OrderDetail;
  readonly payments: ReplyOf<typeof readDeskOrder>['payments'];
}

/** What was agreed, what is left of it, and each try to pay it. */
export function OrderMoney({ order, payments }: OrderMoneyProps) {
  const { totals, payment, paymentMethod, cancelled, creditPart } = order;
  const { credit } = splitDue({ total: totals.total, cancelled, creditPart });
  const rows: readonly (readonly [label: string, amount: number])[] = [
    [copy.subtotal, totals.subtotal],
    [copy.discount, -totals.discount],
    ...order.discounts.map(
      ({ code, title, isAutomatic, goods }) =>
        [isAutomatic ? title : `${copy.coupon} ${code}`, -goods] as const,
    ),
    [copy.shipping, totals.shipping],
    [copy.adjustment, totals.paymentAdjustment],
    [copy.cancelled, -cancelled],
  ];
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.payment}</h2>
      <p className="mt-2">
        {paymentMethod.name} ·{' '}
        <span className="font-semibold">{orderCopy.payments[payment.state]}</span>
      </p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {rows
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <Amount key={label} label={label} amount={amount} />
          ))}
        <dt className="border-t border-line pt-1 font-semibold">{copy.due}</dt>
        <dd className="border-t border-line pt-1 text-right font-semibold">
          {formatPesos(order.due)}
        </dd>
        {order.creditPart > 0 ? (
          <>
            <Amount label={copy.onCredit} amount={credit} />
            <Amount label={paymentMethod.name} amount={order.methodDue} />
          </>
        ) : null}
      </dl>
      <p className="mt-1 text-xs text-ink-soft">{copy.tax(formatPesos(totals.tax))}</p>
      {payment.refundDue > payment.refunded ? (
        <p className="mt-2 rounded-sm bg-danger-soft px-3 py-2 font-semibold text-danger-strong">
          {copy.refundDue(formatPesos(payment.refundDue - payment.refunded))}
        </p>
      ) : null}
      {payment.refunded > 0 ? (
        <p className="mt-2">{copy.refunded(formatPesos(payment.refunded))}</p>
      ) : null}
      {payments.length > 0 ? (
        <ul className="mt-3 border-t border-line pt-2">
          {payments.map(({ reference, means, state, amount, at }) => (
            <li key={reference} className="py-1">
              {copy.tries[state]}
              {means ? ` · ${means}` : ''} · {formatPesos(amount)}
              <span className="block text-xs text-ink-soft">
                {reference} · {formatMoment(at)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Amount({ label, amount }: { label: string; amount: number }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right">
        {amount < 0 ? `−${formatPesos(-amount)}` : formatPesos(amount)}
      </dd>
    </>
  );
}
