import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Money } from '@matiz/ui/money.tsx';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { catalogueCopy as copy } from '../../../copy/catalogue.ts';
import { productCopy } from '../../../copy/product.ts';
import { Price } from '../price.tsx';

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
  const { priceSteps, volumePrices } = product;
  return (
    <div className="flex flex-col gap-3">
      <Price product={version ? pricedAs(product, version) : product} size="lg" />
      {priceSteps.length > 1 ? <WhyThisPrice steps={priceSteps} /> : null}
      {volumePrices.length > 0 ? <VolumePrices product={product} line={line} /> : null}
    </div>
  );
}

function pricedAs(
  product: ProductDetail,
  { price, originalPrice }: ProductDetail['versions'][number],
) {
  const [offer] = product.warehouses;
  return { ...product, warehouses: offer ? [{ ...offer, price, originalPrice }] : [] };
}

/** D-6: every rule that moved the price, in the order in which it was applied. */
function WhyThisPrice({ steps }: { steps: ProductDetail['priceSteps'] }) {
  const last = steps.at(-1);
  return (
    <details className="group max-w-md text-sm">
      <summary className="hit inline-flex list-none items-center gap-1 font-semibold text-accent underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        {copy.whyPrice}
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
              {copy.steps[kind]}
              {name ? <span className="text-ink-faint"> · {name}</span> : null}
            </dt>
            <dd className="shrink-0 tabular-nums">
              {kind === 'base' ? formatPesos(after) : formatChange(after - before)}
            </dd>
          </div>
        ))}
        {last ? (
          <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold">
            <dt>{copy.yourPrice}</dt>
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

/** Volume breaks as steps side by side: from how many units, and the price of each. */
function VolumePrices({ product, line }: { product: ProductDetail; line: number }) {
  const { volumePrices, warehouses } = product;
  const base = warehouses[0]?.price ?? null;
  const first = (volumePrices[0]?.minQuantity ?? 1) > 1 && base !== null ? [base] : [];
  const rows = [...first.map((price) => ({ minQuantity: 1, price })), ...volumePrices];
  const reached = rows.findLast(({ minQuantity }) => minQuantity <= line)?.minQuantity;
  return (
    <table className="w-full max-w-md overflow-hidden rounded-lg bg-surface text-left text-sm shadow-hairline">
      <caption className="mb-1.5 text-left font-semibold">{copy.volumePrices}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{productCopy.units}</th>
          <th scope="col">{productCopy.priceEach}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ minQuantity, price }) => (
          <tr
            key={minQuantity}
            aria-current={minQuantity === reached ? 'true' : undefined}
            className={clsx(
              'border-t border-line first:border-t-0',
              minQuantity === reached && 'bg-now-soft font-semibold text-now',
            )}
          >
            <td className="px-4 py-2">
              {minQuantity === 1 ? productCopy.oneUnit : copy.fromUnits(minQuantity)}
            </td>
            <td className="px-4 py-2 text-right">
              <Money value={price} /> <span className="font-normal">{copy.each}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
