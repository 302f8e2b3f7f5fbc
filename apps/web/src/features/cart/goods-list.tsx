import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatCount } from '../../copy/everywhere.ts';
import { groupByProduct } from './cart-lines.ts';
import {
  GoodsHeader,
  type GoodsLine,
  ProductName,
  ProductPicture,
  UnitPrice,
  VersionSwatch,
} from './goods.tsx';

/** Lines to be read, by product: in the purchase, the confirmation and the order's detail. */
export function GoodsList({ lines }: { lines: readonly GoodsLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {groupByProduct(lines).map(({ code, lines: [first, ...rest] }) =>
        rest.length === 0 ? (
          <li key={code} className="flex items-center gap-3 py-4 sm:gap-4 first:pt-0 last:pb-0">
            <ProductPicture image={first.image} tone={first.color} />
            <div className="min-w-0 flex-1">
              <ProductName line={first} />
              <LineText line={first} />
            </div>
            <LineTotal line={first} />
          </li>
        ) : (
          <li key={code} className="py-4 first:pt-0 last:pb-0">
            <GoodsHeader line={first} />
            <ul className="mt-3 flex flex-col gap-2.5 sm:pl-20">
              {[first, ...rest].map((line) => (
                <li key={line.lineId} className="flex items-center gap-3">
                  <VersionSwatch line={line} />
                  <div className="min-w-0 flex-1">
                    <LineText line={line} />
                  </div>
                  <LineTotal line={line} />
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}

function LineText({ line }: { line: GoodsLine }) {
  return (
    <>
      {line.versionName ? (
        <p className="text-sm leading-5 font-medium">{line.versionName}</p>
      ) : null}
      <p className="text-sm text-ink-soft tabular-nums">
        {formatCount(line.quantity)} × <UnitPrice line={line} />
      </p>
    </>
  );
}

function LineTotal({ line: { total } }: { line: GoodsLine }) {
  return <p className="text-sm font-semibold tabular-nums">{formatPesos(total)}</p>;
}
