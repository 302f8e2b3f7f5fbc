import type { RuleEffect } from '@matiz/contracts/staff/pricing/price-rules.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { effectCopy as copy } from '#copy/pricing/price-rules.ts';
import { pricesCopy } from '#copy/pricing/prices.ts';

/** From and to of the products that change most, at each quantity that matters. */
export function EffectExamples({ examples }: Pick<RuleEffect, 'examples'>) {
  if (examples.length === 0) return null;
  const isByQuantity = examples.some(({ steps }) => steps.some(({ quantity }) => quantity > 1));
  return (
    <table className="mt-3 w-full text-left">
      <caption className="mb-1 text-left text-xs text-ink-soft">{copy.examples}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col">{isByQuantity ? copy.quantity : copy.product}</th>
          <th scope="col" className="text-right">
            {copy.before}
          </th>
          <th scope="col" className="text-right">
            {copy.after}
          </th>
          <th scope="col" className="text-right">
            {pricesCopy.change}
          </th>
        </tr>
      </thead>
      {examples.map(({ code, product, steps }) => (
        <tbody key={code} className="border-t border-line tabular-nums">
          <tr>
            <th scope="rowgroup" colSpan={4} className="pt-1.5 font-medium">
              <span className="text-ink-soft">{code}</span> {product}
            </th>
          </tr>
          {steps.map(({ quantity, before, after }) => (
            <tr key={quantity} className="h-6 last:h-7">
              <td className="text-ink-soft">{isByQuantity ? copy.units(quantity) : ''}</td>
              <td className="text-right whitespace-nowrap text-ink-soft">{formatPesos(before)}</td>
              <td className="pl-3 text-right whitespace-nowrap">{formatPesos(after)}</td>
              <td className="pl-3 text-right whitespace-nowrap">
                {before === after || before === 0
                  ? '–'
                  : pricesCopy.step((after - before) / before)}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
