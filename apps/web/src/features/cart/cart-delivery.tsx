import type { CartLine } from '@matiz/contracts/cart.ts';
import { unitsOf } from '@matiz/domain/cart/totals.ts';
import { useId } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import {
  type CartEdits,
  DeliveryHeading,
  GoodsHeader,
  groupByProduct,
} from '#features/buying/index.ts';
import { Part } from '#lib/parts/part.tsx';
import { CartLineRow } from './cart-line-row.tsx';

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
  const rowOf = (line: CartLine, isAlone: boolean, hasOwnPrice = false) => (
    <Part key={line.lineId} failsIn="row">
      <CartLineRow
        line={line}
        edits={edits}
        isPartial={splitChoices.has(choiceKeyOf(line))}
        isAlone={isAlone}
        hasOwnPrice={hasOwnPrice}
      />
    </Part>
  );
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface shadow-card">
      <DeliveryHeading
        id={id}
        title={title}
        isPresale={isPresale}
        units={unitsOf(lines)}
        amount={amount}
        note={isPresale ? copy.presaleNote : undefined}
      />
      <ul className="divide-y divide-line px-4 sm:px-5">
        {groupByProduct(lines).map(({ code, lines: [first, ...rest] }) =>
          rest.length === 0 ? (
            rowOf(first, true)
          ) : (
            <li key={code} className="pt-2.5 pb-1">
              <GoodsHeader line={first} isDense />
              <ul className="mt-1 divide-y divide-line/60 sm:pl-16">
                {[first, ...rest].map((line) => rowOf(line, false, line.price !== first.price))}
              </ul>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

/** Names what a buyer chose, whatever the day on which it leaves. */
export function choiceKeyOf({ code, versionCode, assemblyVersionCode }: CartLine): string {
  return JSON.stringify([code, versionCode, assemblyVersionCode]);
}
