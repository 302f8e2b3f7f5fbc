import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatCount } from '../../copy/common.ts';
import { groupByProduct } from './cart-lines.ts';
import { GoodsHeader, type GoodsLine, UnitPrice, VersionSwatch } from './goods.tsx';

/** Lines to be read, by product: in the purchase, the confirmation and the order's detail. */
export function GoodsList({ lines }: { lines: readonly GoodsLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {groupByProduct(lines).map(({ code, lines: [first, ...rest] }) => (
        <li key={code} className="py-4 first:pt-0 last:pb-0">
          <GoodsHeader line={first} />
          <ul className="mt-2 flex flex-col gap-2 sm:pl-19">
            {[first, ...rest].map((line) => (
              <li key={line.lineId} className="flex items-center gap-3">
                <VersionSwatch line={line} />
                <div className="min-w-0 flex-1">
                  {line.versionName ? (
                    <p className="text-sm leading-5 font-medium">{line.versionName}</p>
                  ) : null}
                  <p className="text-sm text-ink-soft tabular-nums">
                    {formatCount(line.quantity)} × <UnitPrice line={line} />
                  </p>
                </div>
                <p className="text-sm font-semibold tabular-nums">{formatPesos(line.total)}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
