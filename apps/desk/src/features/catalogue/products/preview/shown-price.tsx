import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { stockKind } from '@matiz/domain/catalogue/stock-kind.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Money } from '@matiz/ui/goods/money.tsx';
import { PriceTag } from '@matiz/ui/goods/price-tag.tsx';
import { clsx } from 'clsx';
import { shownProductCopy as copy } from '#copy/catalogue/product-preview.ts';

/** What they pay, what more units would cost, and what there is of it; of a visitor's no figure. */
export function ShownPrice({ product }: { product: ProductDetail }) {
  const { warehouses, minQuantity, volumePrices, contentSize, priceHidden } = product;
  const price = warehouses[0]?.price ?? null;
  const original = warehouses[0]?.originalPrice ?? price ?? 0;
  if (price === null) {
    const isRejected = priceHidden === 'REJECTED';
    return (
      <>
        <PriceTag
          hidden
          size="lg"
          hiddenLabel={isRejected ? copy.priceRejected : copy.priceHidden}
          hint={isRejected ? copy.priceRejected : <Way text={copy.seePrices} />}
        />
        <Stock product={product} />
      </>
    );
  }
  const prices = [{ minQuantity, price }, ...volumePrices];
  return (
    <>
      <div className="flex flex-col gap-3">
        <PriceTag
          size="lg"
          current={price}
          original={original}
          percent={original > 0 ? Math.round((1 - price / original) * 100) : 0}
          unit={contentSize && `x ${contentSize}`}
        />
        {prices.length > 1 ? <VolumePrices prices={prices} /> : null}
      </div>
      <Stock product={product} />
    </>
  );
}

function Way({ text }: { text: string }) {
  return <span className="font-semibold text-accent">{text}</span>;
}

function VolumePrices({ prices }: { prices: ProductDetail['volumePrices'] }) {
  return (
    <figure>
      <figcaption className="mb-1.5 flex flex-wrap justify-between text-sm">
        <span className="font-semibold">{copy.volumePrices}</span>{' '}
        <span className="text-ink-soft">{copy.perUnit}</span>
      </figcaption>
      <div className="overflow-x-auto rounded-lg bg-surface shadow-hairline">
        <table aria-label={copy.volumePrices} className="w-full table-fixed tabular-nums">
          <thead>
            <tr>
              {prices.map(({ minQuantity }) => (
                <th
                  key={minQuantity}
                  scope="col"
                  className="min-w-20 px-2 pt-2 text-center text-xs font-medium"
                >
                  {copy.from(minQuantity)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {prices.map(({ minQuantity, price }) => (
                <td key={minQuantity} className="px-2 pb-2 text-center text-sm font-semibold">
                  <Money value={price} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const looks = {
  available: 'text-now',
  low: 'text-warning',
  presale: 'text-presale',
  'sold-out': 'text-ink-faint',
} as const;

function Stock({ product }: { product: ProductDetail }) {
  const available = product.warehouses[0]?.stock ?? 0;
  const { is_PreSales: isPresale, dispatchDate: arrivesOn } = product;
  const kind = stockKind({ available, isPresale, arrivesOn });
  const words = {
    available: copy.available,
    low: copy.left(available),
    presale: arrivesOn === null ? copy.soldOut : copy.presaleFrom(formatDay(arrivesOn)),
    'sold-out': copy.soldOut,
  };
  return (
    <p className={clsx('flex items-center gap-2 text-sm font-semibold', looks[kind])}>
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {words[kind]}
    </p>
  );
}
