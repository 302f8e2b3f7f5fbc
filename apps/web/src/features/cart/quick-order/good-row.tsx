import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { QuantityControl } from '@matiz/ui/inputs/quantity-control.tsx';
import { CalendarClock, X } from 'lucide-react';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import {
  NextPriceLine,
  nameOfLine,
  ProductPicture,
  quantityStepOf,
} from '#features/buying/index.ts';
import { type CheckedRow, codeOf, rowFieldsOf } from './rows.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** A row that can be added: what it is, how many, when it leaves, what it comes to. */
export function GoodRow({ row, order }: { row: CheckedRow; order: QuickOrder }) {
  const { answer } = row;
  const product = answer?.product;
  if (!answer || !product) return null;
  const name = nameOfLine(product);
  const units = answer.quantity ?? 0;
  const { step, least } = quantityStepOf(product);
  const setQuantity = (quantity: string) =>
    order.change(row.id, { code: codeOf(product), quantity });
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 py-3.5 sm:grid-cols-[auto_minmax(0,1fr)_auto_6rem_auto] sm:gap-x-4">
      <ProductPicture image={product.image} tone={product.color} size="sm" />
      <div className="min-w-0 pl-1">
        <p className="truncate text-sm leading-5 font-semibold">{product.name}</p>
        <p className="truncate text-xs text-ink-soft">
          {product.versionName ?? product.brand}
          {answer.price === null ? null : (
            <span className="tabular-nums">
              {' '}
              · {formatPesos(answer.price)} {copy.each}
            </span>
          )}
        </p>
        {answer.quantityPresale > 0 && answer.dispatchDate ? (
          <p className="mt-0.5 flex items-center gap-1 text-xs font-medium text-presale">
            <CalendarClock size={14} aria-hidden="true" className="shrink-0" />
            {copy.split(answer.quantityNow, answer.quantityPresale, formatDay(answer.dispatchDate))}
          </p>
        ) : null}
        {answer.nextPrice ? (
          <NextPriceLine
            next={answer.nextPrice}
            onAdd={() => setQuantity(String(units + (answer.nextPrice?.missing ?? 0)))}
          />
        ) : null}
      </div>
      <IconButton
        label={copy.remove(name)}
        tip="none"
        size="sm"
        icon={<X size={18} />}
        className="text-ink-faint hover:text-danger sm:order-last"
        onClick={() => order.remove(row.id)}
      />
      <div className="col-span-3 flex items-center justify-between pl-13 sm:contents">
        <QuantityControl
          value={Number(rowFieldsOf(row).quantity) || units}
          label={copy.quantityOf(name)}
          min={least}
          onStep={(delta) => setQuantity(String(Math.max(least, units + delta * step)))}
          decreaseDisabled={units <= least}
          onCommitText={(text) => text.trim() !== '' && setQuantity(text)}
        />
        <p className="text-right text-sm font-semibold tabular-nums">
          {formatPesos(answer.total ?? 0)}
        </p>
      </div>
    </li>
  );
}
