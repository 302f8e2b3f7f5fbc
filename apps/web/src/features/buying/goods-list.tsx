import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { clsx } from 'clsx';
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
          <li
            key={code}
            className="flex items-center gap-3 py-4 sm:gap-4 first:pt-0 last:pb-0 print:break-inside-avoid print:gap-3 print:items-end print:py-2"
          >
            <ProductPicture image={first.image} tone={first.color} />
            <div className="min-w-0 flex-1 print:grid print:grid-cols-[minmax(0,1fr)_auto]">
              <ProductName line={first} />
              <LineText line={first} />
            </div>
            <LineTotal line={first} />
          </li>
        ) : (
          <li key={code} className="py-4 first:pt-0 last:pb-0 print:py-2">
            <GoodsHeader line={first} />
            <ul className="mt-2 divide-y divide-line/60 sm:pl-20 print:mt-0.5 print:block print:pl-0">
              {[first, ...rest].map((line) => (
                <li
                  key={line.lineId}
                  className="flex min-h-12 items-center gap-3 print:min-h-0 print:break-inside-avoid print:py-0.5"
                >
                  <VersionSwatch line={line} />
                  <div className="min-w-0 flex-1">
                    <ToneText line={line} />
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

/** A tone of several, in one row. */
function ToneText({ line }: { line: GoodsLine }) {
  return (
    <div className="justify-between gap-3 py-1 text-sm leading-5 sm:flex print:flex">
      <p className="min-w-0 font-medium sm:truncate">{line.versionName}</p>
      <p className="shrink-0 tabular-nums">
        {formatCount(line.quantity)} × <UnitPrice line={line} isShort />
      </p>
    </div>
  );
}

function LineText({ line }: { line: GoodsLine }) {
  return (
    <div
      className={clsx(
        'print:flex print:justify-between print:gap-4',
        line.versionName && 'print:col-span-full',
      )}
    >
      {line.versionName ? (
        <p className="text-sm leading-5 font-medium">{line.versionName}</p>
      ) : null}
      <p className="text-sm text-ink-soft tabular-nums print:ml-auto">
        {formatCount(line.quantity)} ×{' '}
        <span className="print:inline-block print:w-40 print:text-right">
          <UnitPrice line={line} />
        </span>
      </p>
    </div>
  );
}

function LineTotal({ line: { total } }: { line: GoodsLine }) {
  return (
    <p className="text-sm font-semibold tabular-nums w-18 shrink-0 text-right print:w-24 print:text-right">
      {formatPesos(total)}
    </p>
  );
}
