import { IconButton } from '@matiz/ui/icon-button.tsx';
import { QuantityControl } from '@matiz/ui/inputs/quantity-control.tsx';
import { CloudUpload, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { waitingLinesCopy as copy } from '#copy/offline/waiting-lines.ts';
import {
  ProductPicture,
  quantityStepOf,
  splitVersionName,
  VersionSwatch,
} from '#features/buying/index.ts';
import { useWaiting } from '#lib/offline/waiting-changes.ts';
import { listAdditions, type WaitingAddition } from '#lib/offline/waiting-goods.ts';
import { focusNeighbour } from '../focus-neighbour.ts';

/** What was added without a connection: to be seen, corrected and taken back before it is sent. */
export function WaitingLines() {
  const id = useId();
  const { changes, setUnits } = useWaiting();
  const additions = listAdditions(changes);
  if (additions.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      data-waiting=""
      className="rounded-lg bg-surface text-left shadow-card"
    >
      <header className="border-b border-line px-4 py-3 sm:px-5">
        <div className="flex items-center gap-2">
          <CloudUpload size={20} aria-hidden="true" className="shrink-0 text-presale" />
          <h2 id={id} className="flex-1 font-text text-base font-semibold tracking-normal">
            {copy.title}
          </h2>
          <span className="text-sm text-ink-soft tabular-nums">
            {copy.units(countUnits(additions))}
          </span>
        </div>
        <p className="mt-1 text-sm text-ink-soft text-pretty">{copy.text}</p>
      </header>
      {[...groupByProduct(additions)].map(([product, ones]) => (
        <div key={product} className="px-4 not-last:border-b not-last:border-line sm:px-5">
          <h3 className="pt-3 font-text text-sm font-semibold tracking-normal">{product}</h3>
          <ul className="divide-y divide-line">
            {ones.map((one) => (
              <WaitingLine
                key={`${one.change.seq} ${one.code}`}
                units={one}
                product={product}
                onChange={(quantity) => void setUnits(one.change, one.code, quantity)}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Beside the sums, which know nothing of it. */
export function WaitingSum() {
  const additions = listAdditions(useWaiting().changes);
  if (additions.length === 0) return null;
  return (
    <p className="mb-2 text-sm font-medium text-presale">{copy.notInSums(countUnits(additions))}</p>
  );
}

function countUnits(additions: readonly WaitingAddition[]): number {
  return additions.reduce((sum, { quantity }) => sum + quantity, 0);
}

function groupByProduct(additions: readonly WaitingAddition[]) {
  return Map.groupBy(additions, ({ change }) => change.name || copy.unknown);
}

function WaitingLine({
  units: { change, code, quantity },
  product,
  onChange,
}: {
  units: WaitingAddition;
  product: string;
  onChange: (quantity: number) => void;
}) {
  const row = useRef<HTMLLIElement>(null);
  const { goods, isUnsent = false } = change;
  const version = goods?.versions.find((one) => one.code === code);
  const [number, rest] = splitVersionName(version?.name ?? '');
  const name = version ? `${product}, ${version.name}` : product;
  const { least, step } = quantityStepOf(goods ?? { minQuantity: 1, multiple: 1 });
  const remove = () => {
    focusNeighbour(row.current);
    onChange(0);
  };
  return (
    <li
      ref={row}
      className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2"
    >
      {version?.color ? (
        <VersionSwatch line={version} />
      ) : goods ? (
        <ProductPicture image={goods.image} size="sm" />
      ) : (
        <span />
      )}
      <div className="min-w-0 leading-4">
        <p className="text-sm leading-5 font-semibold tabular-nums">{number}</p>
        <p className="line-clamp-2 text-xs text-ink-soft">{rest}</p>
        {isUnsent ? null : <p className="text-xs text-presale text-pretty">{copy.mayBeThere}</p>}
      </div>
      {isUnsent ? (
        <>
          <QuantityControl
            value={quantity}
            label={copy.quantityOf(name)}
            min={least}
            removes={quantity <= least}
            onStep={(delta) => {
              if (delta < 0 && quantity <= least) remove();
              else onChange(quantity + delta * step);
            }}
            fluid
            className="w-26!"
          />
          <IconButton
            label={copy.remove(name)}
            tip="none"
            size="sm"
            icon={<X size={18} />}
            className="-mr-2 -ml-1 text-ink-faint hover:text-danger"
            data-remove=""
            onClick={remove}
          />
        </>
      ) : (
        <span className="col-span-2 text-sm font-semibold tabular-nums">
          {copy.quantity(quantity)}
        </span>
      )}
    </li>
  );
}
