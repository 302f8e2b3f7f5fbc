import type { CartLine } from '@matiz/contracts/cart.ts';
import type { HandOverView } from '@matiz/contracts/orders/hand-over.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { QuantityControl } from '@matiz/ui/inputs/quantity-control.tsx';
import { useId } from 'react';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';
import {
  ceilingOf,
  DeliveryHeading,
  nameOfLine,
  ProductPicture,
  quantityStepOf,
  UnitPrice,
} from '#features/buying/index.ts';

type Delivery = HandOverView['purchase']['deliveries'][number];

interface Changing {
  readonly canChange: boolean;
  /** Nothing else is ordered: it cannot be taken out, only declined. */
  readonly isAll: boolean;
  /** The line that is on its way to the server; null: none. */
  readonly sending: string | null;
  /** 0 takes it out. */
  readonly onChange: (lineId: string, quantity: number) => void;
}

/** What leaves together, with its quantities. */
export function HandOverDelivery({
  delivery,
  ...changing
}: { readonly delivery: Delivery } & Changing) {
  const id = useId();
  const { units, amount, products } = delivery;
  const isPresale = delivery.dispatchDate !== null;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface shadow-card">
      <DeliveryHeading
        id={id}
        title={titleOf(delivery)}
        isPresale={isPresale}
        units={units}
        amount={amount}
      />
      <ul className="divide-y divide-line px-4 sm:px-5">
        {products.map((line) => (
          <Line key={line.lineId} line={line} {...changing} />
        ))}
      </ul>
    </section>
  );
}

function titleOf({ dispatchDate, arrivalDate }: Delivery): string {
  if (dispatchDate === null) return copy.now;
  return arrivalDate === null
    ? copy.leaves(formatDay(dispatchDate))
    : copy.arrivesLater(formatDay(arrivalDate));
}

function Line({
  line,
  canChange,
  isAll,
  sending,
  onChange,
}: { readonly line: CartLine } & Changing) {
  const { least, step } = quantityStepOf(line);
  const ceiling = ceilingOf(line);
  const { lineId, quantity } = line;
  const isLeast = quantity <= least;
  const mustStay = isLeast && isAll;
  return (
    <li className="flex gap-3 py-3.5 sm:gap-4">
      <ProductPicture image={line.image} tone={line.color} />
      <div className="min-w-0 flex-1">
        <p className="eyebrow truncate">{line.brand}</p>
        <p className="text-sm leading-5 font-semibold sm:text-base">{line.name}</p>
        {line.versionName ? <p className="text-sm text-ink-soft">{line.versionName}</p> : null}
        <UnitPrice line={line} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <QuantityControl
            value={quantity}
            label={copy.quantityOf(nameOfLine(line))}
            min={least}
            max={ceiling}
            removes={isLeast && !isAll}
            decreaseDisabled={mustStay}
            disabled={!canChange || sending !== null}
            busy={sending === lineId}
            increaseDisabled={quantity + step > ceiling}
            onStep={(delta) => {
              if (delta < 0) onChange(lineId, isLeast ? 0 : Math.max(least, quantity - step));
              else onChange(lineId, quantity + step);
            }}
          />
          <p className="ml-auto font-semibold tabular-nums">{formatPesos(line.total)}</p>
        </div>
        {canChange && mustStay ? (
          <p className="mt-2 text-sm text-ink-soft">{copy.lastLine}</p>
        ) : null}
      </div>
    </li>
  );
}
