import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { viewPriceAs } from '@matiz/contracts/staff/pricing/price-views.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { viewAsCopy as copy } from '#copy/pricing/prices.ts';

type Line = NonNullable<ReplyOf<typeof viewPriceAs>['line']>;

interface PurchaseSeenProps {
  readonly line: Line;
  readonly quantity: number;
}

/** A purchase of these units alone: what comes off by itself, and what each way to pay makes of it. */
export function PurchaseSeen({ line, quantity }: PurchaseSeenProps) {
  const { goods, discounts, methods, difference, total } = line;
  const rows = [
    { name: copy.goods(quantity), amount: goods },
    ...discounts.map(({ title, off }) => ({ name: `${copy.coupon}: ${title}`, amount: -off })),
    ...(difference === null
      ? []
      : [{ name: difference > 0 ? copy.charge : copy.methodDiscount, amount: difference }]),
  ];
  return (
    <>
      <h2 className="mt-4 text-base">{copy.line}</h2>
      <dl className="mt-1 tabular-nums">
        {rows.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt>{name}</dt>
            <dd>{formatPesos(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line-strong py-1.5 font-semibold">
          <dt>{copy.total}</dt>
          <dd>{formatPesos(total)}</dd>
        </div>
      </dl>
      {methods.length > 0 ? (
        <table className="mt-4 w-full text-left">
          <caption className="text-left text-base font-semibold">{copy.methods}</caption>
          <thead className="text-xs text-ink-soft">
            <tr>
              <th scope="col">{copy.method}</th>
              <th scope="col" className="text-right">
                {copy.difference}
              </th>
              <th scope="col" className="text-right">
                {copy.pays}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {methods.map((method) => (
              <tr key={method.code} className="h-8 border-t border-line">
                <th scope="row" className="font-normal">
                  {method.name}
                </th>
                <td className="text-right">
                  {method.difference === 0 ? copy.same : formatPesos(method.difference)}
                </td>
                <td className="text-right">{formatPesos(method.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
