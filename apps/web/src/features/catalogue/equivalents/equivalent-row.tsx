import type { Equivalent } from '@matiz/contracts/search.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { equivalentsCopy as copy } from '#copy/catalogue/equivalents.ts';
import { quantityStepOf, useAddToCart, useUnitsInCart } from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';
import { swatchUrl } from '#lib/pictures.ts';
import { useColourCard } from '../colour-card/use-colour-card.ts';
import { describeStock, stockColour } from '../tile/stock-words.ts';
import type { WantedTone } from './equivalents.query.ts';

/** One tone that may stand in for another: added at once, or looked at in its own card. */
export function EquivalentRow({
  equivalent: { kind, product },
  instead,
}: {
  equivalent: Equivalent;
  /** The tone that it stands in for. */
  instead: WantedTone;
}) {
  const openCard = useColourCard();
  const { addToCart, isAdding } = useAddToCart();
  const { matchedTone: tone, brand, name, warehouses } = product;
  const inCart = useUnitsInCart(product._id, tone?.versionCode ?? null);
  if (tone === null) return null;
  const { least } = quantityStepOf(product);
  const stock = describeStock({ available: tone.stock, isPresale: false, arrivesOn: null });
  const price = warehouses[0]?.price ?? null;

  const add = () =>
    addToCart(
      {
        productId: product._id,
        code: product.code,
        applicableDealsId: product.applicableDealsId,
        programmedPriceId: product.programmedPriceId,
        programmedPriceName: product.programmedPriceName,
        versions: [{ code: tone.versionCode, quantity: least }],
      },
      { returnTo: links.product(product) },
    );

  return (
    <li className="flex items-center gap-3 py-1.5">
      <button
        type="button"
        onClick={() =>
          openCard({ productId: product._id, name, versionCode: tone.versionCode, instead })
        }
        className="group flex min-w-0 flex-1 items-center gap-3 rounded-md text-left"
      >
        <Swatch
          decorative
          size="md"
          tone={{ label: tone.number, hex: tone.color || '#8f7e89', image: swatchUrl(tone.image) }}
        />
        <span className="min-w-0">
          <span className="sr-only">{`${copy.openTone} `}</span>
          <span className="block text-sm leading-5 font-medium group-hover:underline">
            <b className="font-display font-bold tabular-nums">{tone.number}</b>{' '}
            {kind === 'brand' ? name : copy.productOf(brand.name, name)}
          </span>
          <span className="block text-xs text-ink-soft">
            {price === null ? null : (
              <span className="font-semibold text-ink tabular-nums">{`${formatPesos(price)} · `}</span>
            )}
            <span className={stockColour[stock.kind]}>{stock.text}</span>
            {inCart > 0 ? ` · ${catalogueCopy.inCart(inCart)}` : null}
          </span>
        </span>
      </button>
      <Button
        variant="soft"
        size="sm"
        loading={isAdding}
        loadingLabel={catalogueCopy.adding}
        disabled={tone.stock < least}
        aria-label={copy.addTone(tone.number, `${brand.name} ${name}`)}
        onClick={add}
      >
        {catalogueCopy.add}
      </Button>
    </li>
  );
}
