import type { CartLine } from '@matiz/contracts/cart.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import { selectionCopy } from '#copy/cart/selection.ts';
import { nameOfLine, ProductPicture } from '#features/buying/index.ts';

export function LineChoice({
  line,
  isChosen,
  onChange,
}: {
  line: CartLine;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  return (
    <Checkbox
      checked={isChosen}
      aria-label={selectionCopy.selectLine(nameOfLine(line))}
      onChange={(event) => onChange(event.target.checked)}
      className="[&>label]:items-center [&>label>span:last-child]:flex-1"
      label={
        <span className="flex items-center gap-3">
          <ProductPicture image={line.image} tone={line.color} size="sm" />
          <span className="min-w-0 flex-1 pl-1">
            <span className="block text-sm leading-5 font-medium">{nameOfLine(line)}</span>
            <span className="block text-xs text-ink-soft tabular-nums">
              {copy.units(line.quantity)}
            </span>
          </span>
          <span className="text-sm font-semibold tabular-nums">{formatPesos(line.total)}</span>
        </span>
      }
    />
  );
}
