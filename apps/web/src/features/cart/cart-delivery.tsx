import type { CartLine } from '@matiz/contracts/cart.ts';
import { unitsOf } from '@matiz/domain/cart/totals.ts';
import { useId } from 'react';
import { CartLineRow } from './cart-line-row.tsx';
import { groupByProduct } from './cart-lines.ts';
import { DeliveryHeading } from './delivery-heading.tsx';
import { GoodsHeader } from './goods.tsx';
import type { CartEdits } from './use-cart-edits.ts';

/** Lines that leave together (D-8), by product. */
export function CartDelivery({
  title,
  isPresale,
  lines,
  splitChoices,
  edits,
}: {
  title: string;
  isPresale: boolean;
  lines: readonly CartLine[];
  /** Choices that stand in more than one delivery. */
  splitChoices: ReadonlySet<string>;
  edits: CartEdits;
}) {
  const id = useId();
  const amount = lines.reduce((sum, { total }) => sum + total, 0);
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface shadow-card">
      <DeliveryHeading
        id={id}
        title={title}
        isPresale={isPresale}
        units={unitsOf(lines)}
        amount={amount}
      />
      <ul className="divide-y divide-line px-4 sm:px-5">
        {groupByProduct(lines).map(({ code, lines: [first, ...rest] }) => (
          <li key={code} className="py-4">
            <GoodsHeader line={first} />
            <ul className="mt-1 divide-y divide-line/60 sm:pl-19">
              {[first, ...rest].map((line) => (
                <CartLineRow
                  key={line.lineId}
                  line={line}
                  edits={edits}
                  isPartial={splitChoices.has(choiceOf(line))}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names what a buyer chose, whatever the day on which it leaves. */
export function choiceOf({ code, versionCode, assemblyVersionCode }: CartLine): string {
  return JSON.stringify([code, versionCode, assemblyVersionCode]);
}
