import type { Discount } from '@matiz/contracts/orders/coupons.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { Sum, TotalLine } from '#features/cart/index.ts';

/** Everything that is paid, by name, before the last step. */
export function PurchaseTotals({
  totals,
  method,
  discounts,
  express = 0,
  creditPart = 0,
  keepsLine = false,
}: {
  totals: OrderDetail['totals'];
  /** The payment method's name, for its own line. */
  method: string | null;
  /** What the discounts took, one after another; of one that pays for the shipping, that line tells. */
  discounts: readonly Discount[];
  /** Of shipping, what an express window costs. */
  express?: number;
  /** Of the total, what the customer's own credit pays; the method pays the rest. */
  creditPart?: number;
  /** Where the method is chosen: its line has its place before it comes, and what is below stays. */
  keepsLine?: boolean;
}) {
  const { subtotal, discount, shipping, paymentAdjustment, tax, total } = totals;
  const base = shipping - express;
  const carrier = discounts.find((each) => each.shipping > 0);
  const name = method === null ? '' : inSentence(method);
  return (
    <>
      <dl className="flex flex-col gap-2 text-sm">
        <Sum label={copy.subtotal} value={formatPesos(subtotal)} />
        {discount > 0 ? (
          <Sum label={copy.discounts} value={formatPesos(-discount)} tone="good" />
        ) : null}
        {discounts.map((each) =>
          each.goods > 0 ? (
            <Sum
              key={each.code}
              label={nameOf(each)}
              value={formatPesos(-each.goods)}
              tone="good"
            />
          ) : null,
        )}
        <Sum
          label={carrier && base === 0 ? shippingBy(carrier) : copy.shipping}
          value={base === 0 ? copy.free : formatPesos(base)}
          tone={base === 0 ? 'good' : 'plain'}
        />
        {express > 0 ? <Sum label={copy.express} value={formatPesos(express)} /> : null}
        {paymentAdjustment < 0 ? (
          <Sum
            label={copy.paymentDiscount(name)}
            value={formatPesos(paymentAdjustment)}
            tone="good"
          />
        ) : null}
        {paymentAdjustment > 0 ? (
          <Sum label={copy.paymentCharge(name)} value={formatPesos(paymentAdjustment)} />
        ) : null}
      </dl>
      {keepsLine && paymentAdjustment === 0 ? <div className="mt-2 h-5" /> : null}
      <TotalLine total={total} tax={tax} />
      {creditPart > 0 ? (
        <dl className="mt-3 flex flex-col gap-2 border-t border-line pt-3 text-sm">
          <Sum label={copy.onCredit} value={formatPesos(creditPart)} />
          <Sum label={copy.byMethod(name)} value={formatPesos(total - creditPart)} />
        </dl>
      ) : null}
    </>
  );
}

/** A coupon by the code that was typed, anything else by what it says of itself. */
function nameOf({ isAutomatic, code, title }: Discount): string {
  return isAutomatic ? title : copy.coupon(code);
}

function shippingBy({ isAutomatic, code, title }: Discount): string {
  return isAutomatic ? copy.shippingBy(title) : copy.shippingWith(code);
}

/** A method's name after the first word of a line: `tarjeta`, but `PSE`. */
function inSentence(name: string): string {
  return name === name.toUpperCase() ? name : name.toLowerCase();
}
