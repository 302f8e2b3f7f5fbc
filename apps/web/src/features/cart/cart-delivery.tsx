import type { CartLine } from '@matiz/contracts/cart.ts';
import { unitsOf } from '@matiz/domain/cart/totals.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { useId } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import {
  type CartEdits,
  ceilingOf,
  DeliveryHeading,
  GoodsHeader,
  groupByProduct,
  NextPriceLine,
  splitVersionName,
} from '#features/buying/index.ts';
import { LatePresaleArrival } from '#features/delivery/index.ts';
import { Part } from '#lib/parts/part.tsx';
import { CartLineRow } from './cart-line-row.tsx';

/** Lines that leave together (D-8), by product. */
export function CartDelivery({
  title,
  comesOn,
  lines,
  splitChoices,
  edits,
}: {
  title: string;
  /** The day on which a presale comes to the warehouse; null: it lies there. */
  comesOn: PlainDate | null;
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
        isPresale={comesOn !== null}
        units={unitsOf(lines)}
        amount={amount}
        note={comesOn && <LatePresaleArrival comesOn={comesOn} say={copy.presaleNote} />}
      />
      <ul className="divide-y divide-line px-4 sm:px-5">
        {groupByProduct(lines).map(({ code, lines: [first, ...rest] }) =>
          rest.length === 0 ? (
            <li key={code} className={first.nextPrice ? 'pb-3' : undefined}>
              <ul>{rowOf(first, true)}</ul>
              <NextStep lines={[first]} edits={edits} />
            </li>
          ) : (
            <li key={code} className="pt-2 pb-1">
              <GoodsHeader line={first} isDense />
              <NextStep lines={[first, ...rest]} edits={edits} />
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

/** What a few more of a product make each of them cost; nothing while a change is on its way. */
function NextStep({
  lines: [first, ...rest],
  edits,
}: {
  lines: readonly [CartLine, ...CartLine[]];
  edits: CartEdits;
}) {
  const lines = [first, ...rest];
  const next = first.nextPrice;
  if (next === null || lines.some(({ lineId }) => edits.sending.has(lineId))) return null;
  const [most] = lines
    .filter((line) => line.quantity + next.missing <= ceilingOf(line))
    .toSorted((a, b) => b.quantity - a.quantity);
  const name = rest.length > 0 && most?.versionName ? splitVersionName(most.versionName)[0] : null;
  return (
    <div className="pt-0.5 sm:pl-16">
      <NextPriceLine
        next={next}
        of={name}
        onAdd={most ? () => edits.changeQuantity(most, most.quantity + next.missing) : undefined}
      />
    </div>
  );
}

/** Names what a buyer chose, whatever the day on which it leaves. */
export function choiceKeyOf({ code, versionCode, assemblyVersionCode }: CartLine): string {
  return JSON.stringify([code, versionCode, assemblyVersionCode]);
}
