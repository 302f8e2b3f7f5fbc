import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';

/** A row of a delivery: what was ordered, in which tone, at which price. */
export function OrderLineRow({
  line,
}: {
  line: OrderDetail['deliveries'][number]['products'][number];
}) {
  const { code, name, brand, color, versionCode, versionName, quantity, price, paid } = line;
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="px-4 py-2 text-left font-normal">
        <span className="font-medium">{name}</span>
        <span className="block text-xs text-ink-soft">
          {brand} · {versionCode ?? code}
        </span>
      </th>
      <td className="px-4 py-2">
        <span className="inline-flex items-center gap-2">
          {color ? (
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 rounded-xs">
              <rect width="16" height="16" fill={color.color} />
            </svg>
          ) : null}
          {color?.name ?? versionName ?? '–'}
        </span>
      </td>
      <td className="px-4 py-2 text-right font-semibold tabular-nums">{quantity}</td>
      <td className="px-4 py-2 text-right tabular-nums">{formatPesos(price)}</td>
      <td className="px-4 py-2 text-right tabular-nums">{formatPesos(paid)}</td>
    </tr>
  );
}
