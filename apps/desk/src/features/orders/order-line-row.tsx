import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';

type Line = OrderDetail['deliveries'][number]['products'][number];

/** A row of a delivery: what was ordered, in which tone, at which price. */
export function OrderLineRow({ line }: { line: Line }) {
  const { code, name, brand, versionCode, quantity, price, paid } = line;
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="px-4 py-2 text-left font-normal">
        <span className="font-medium">{name}</span>
        <span className="block text-xs text-ink-soft">
          {brand} · {versionCode ?? code}
        </span>
        {/* On a phone what has no room of its own. */}
        <span className="mt-1 flex flex-wrap gap-x-3 text-xs sm:hidden">
          <ToneName line={line} />
          <span className="text-ink-soft tabular-nums">{formatPesos(price)}</span>
        </span>
      </th>
      <td className="px-4 py-2 max-sm:hidden">
        <ToneName line={line} />
      </td>
      <td className="px-4 py-2 text-right font-semibold tabular-nums">{quantity}</td>
      <td className="px-4 py-2 text-right tabular-nums max-sm:hidden">{formatPesos(price)}</td>
      <td className="px-4 py-2 text-right tabular-nums">{formatPesos(paid)}</td>
    </tr>
  );
}

function ToneName({ line: { color, versionName } }: { line: Line }) {
  return (
    <span className="inline-flex items-center gap-2">
      {color ? (
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 rounded-xs">
          <rect width="16" height="16" fill={color.color} />
        </svg>
      ) : null}
      {color?.name ?? versionName ?? '–'}
    </span>
  );
}
