import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { clsx } from 'clsx';
import { productCopy } from '#copy/catalogue/product.ts';
import { LatePresaleArrival } from '#features/delivery/index.ts';
import { distinctTones, type Offer, type OfferedVersion } from '../selection/offer.ts';
import { describeStock, type StockWords, stockColour } from '../tile/stock-words.ts';

const dots: Record<StockWords['kind'], string> = {
  available: 'bg-now',
  low: 'bg-warning',
  presale: 'bg-presale-bright',
  'sold-out': 'bg-ink-faint',
};

/** Stock in words, never in colour alone; of a card, how many of its tones there are. */
export function StockLine({
  offer,
  chosen,
}: {
  offer: Offer;
  chosen?: OfferedVersion | undefined;
}) {
  const { product } = offer;
  const day = chosen ? (chosen.room.arrivals[0]?.date ?? null) : product.dispatchDate;
  const stock = describeStock({
    available: chosen ? chosen.version.stock : (product.warehouses[0]?.stock ?? 0),
    isPresale: product.is_PreSales,
    arrivesOn: day,
  });
  const tones = distinctTones(offer);
  const available = distinctTones(offer, ({ version }) => version.stock > 0);
  return (
    <div className="text-sm">
      <p className={clsx('flex items-center gap-2 font-semibold', stockColour[stock.kind])}>
        <span aria-hidden="true" className={clsx('size-2 rounded-full', dots[stock.kind])} />
        {stock.text}
        {tones.length > 0 ? (
          <span className="font-normal text-ink-soft">
            {productCopy.tonesToday(available.length, tones.length)}
          </span>
        ) : null}
      </p>
      {stock.kind === 'presale' && day ? <PresaleNote day={day} /> : null}
    </div>
  );
}

function PresaleNote({ day }: { day: string }) {
  const leaves = formatDay(day);
  return (
    <div className="mt-1 text-ink-soft">
      <LatePresaleArrival
        comesOn={day}
        say={(arrives) =>
          arrives === null
            ? productCopy.presaleExplained(leaves)
            : productCopy.presaleArrives(leaves, arrives)
        }
      />{' '}
      {productCopy.presaleCharged}
    </div>
  );
}
