import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Money } from '@matiz/ui/goods/money.tsx';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { productCopy } from '#copy/catalogue/product.ts';
import { Price } from '../tile/price.tsx';

/** The price, how it came about, and what more units would cost. Nothing of it for guests (D-3). */
export function PriceBlock({
  product,
  version,
  line = 0,
}: {
  product: ProductDetail;
  /** The chosen version, whose own price counts. */
  version?: ProductDetail['versions'][number] | undefined;
  /** Units that the line would have, to mark the break that they reach. */
  line?: number;
}) {
  const steps = stepsOf(product, version);
  const prices = volumePricesOf(product, version);
  return (
    <div className="flex flex-col gap-3">
      <Price product={version ? pricedAs(product, version) : product} size="lg" />
      {prices.length > 1 ? <VolumePrices prices={prices} line={line} /> : null}
      {steps.length > 1 ? <WhyThisPrice steps={steps} /> : null}
    </div>
  );
}

type Version = ProductDetail['versions'][number];

/** The product's steps, and that of the version's own discount, which is the last. */
function stepsOf({ priceSteps }: ProductDetail, version: Version | undefined) {
  const before = priceSteps.at(-1)?.after;
  const after = version?.price ?? before;
  if (before === undefined || after === undefined || after === before) return priceSteps;
  return [...priceSteps, { kind: 'version' as const, id: null, name: '', before, after }];
}

/** What a unit costs: of the fewest, and from each quantity on that changes it. */
function volumePricesOf(
  { warehouses, volumePrices, minQuantity }: ProductDetail,
  version: Version | undefined,
): ProductDetail['volumePrices'] {
  const price = version ? version.price : (warehouses[0]?.price ?? null);
  if (price === null) return [];
  return [{ minQuantity, price }, ...(version?.volumePrices ?? volumePrices)];
}

function pricedAs(product: ProductDetail, { price, originalPrice }: Version) {
  const [offer] = product.warehouses;
  return { ...product, warehouses: offer ? [{ ...offer, price, originalPrice }] : [] };
}

/** D-6: every rule that moved the price, in the order in which it was applied. */
function WhyThisPrice({ steps }: { steps: ProductDetail['priceSteps'] }) {
  const last = steps.at(-1);
  return (
    <details className="group max-w-md text-sm">
      <summary className="hit inline-flex min-w-36 list-none items-center justify-between gap-1 font-semibold text-accent underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {productCopy.whyPrice}
        <ChevronDown
          aria-hidden="true"
          size={16}
          className="transition-transform group-open:rotate-180"
        />
      </summary>
      <dl
        aria-label={productCopy.priceOf}
        className="mt-2.5 flex flex-col gap-1.5 rounded-lg bg-sunken px-4 py-3"
      >
        {steps.map(({ kind, name, before, after }) => (
          <div key={`${kind} ${name}`} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">
              {productCopy.steps[kind]}
              {name ? <span className="text-ink-faint"> · {name}</span> : null}
            </dt>
            <dd className="shrink-0 tabular-nums">
              {kind === 'base' ? formatPesos(after) : formatChange(after - before)}
            </dd>
          </div>
        ))}
        {last ? (
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
            <dt>{productCopy.yourPrice}</dt>
            <dd>
              <Money value={last.after} />
            </dd>
          </div>
        ) : null}
      </dl>
    </details>
  );
}

function formatChange(pesos: number): string {
  return `${pesos > 0 ? '+' : pesos < 0 ? '−' : ''} ${formatPesos(Math.abs(pesos))}`.trim();
}

/** Volume breaks side by side: from how many units, and what each costs then. */
function VolumePrices({ prices, line }: { prices: ProductDetail['volumePrices']; line: number }) {
  const reached = prices.findLast(({ minQuantity }) => minQuantity <= line)?.minQuantity;
  const lookOf = (minQuantity: number) =>
    clsx('px-2 text-center', minQuantity === reached && 'bg-now-soft text-now');
  return (
    <figure>
      {/* Two boxes: in one line, fonts that come one after the other would make it a pixel higher. */}
      <figcaption id="por-cantidad" className="mb-1.5 flex flex-wrap justify-between text-sm">
        <span className="font-semibold">{productCopy.volumePrices}</span>{' '}
        <span className="text-ink-soft">{productCopy.perUnit}</span>
      </figcaption>
      <div className="no-scrollbar overflow-x-auto rounded-lg bg-surface shadow-hairline">
        <table aria-labelledby="por-cantidad" className="w-full table-fixed tabular-nums">
          <thead>
            <tr>
              {prices.map(({ minQuantity }) => (
                <th
                  key={minQuantity}
                  scope="col"
                  className={clsx(lookOf(minQuantity), 'min-w-20 pt-2 text-xs font-medium')}
                >
                  {productCopy.fromShort(minQuantity)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {prices.map(({ minQuantity, price }) => (
                <td
                  key={minQuantity}
                  aria-current={minQuantity === reached ? 'true' : undefined}
                  className={clsx(lookOf(minQuantity), 'pb-2 text-sm font-semibold')}
                >
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
