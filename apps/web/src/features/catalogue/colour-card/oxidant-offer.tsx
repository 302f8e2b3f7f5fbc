import { listProducts, type ProductDetail } from '@matiz/contracts/catalogue.ts';
import { oxidantFor, readContentSize, readMixRatio } from '@matiz/domain/catalogue/oxidant.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { oxidantCopy as copy } from '#copy/catalogue/oxidant.ts';
import { useAddToCart } from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { productQuery } from '../catalogue.queries.ts';
import { offerOf } from '../selection/offer.ts';
import { noSelection } from '../selection/selection.ts';
import { additionOf } from '../selection/totals.ts';
import { changeUnits } from '../selection/units.ts';

/** What covers grey, and so what most dye is mixed with; another one is on its page. */
const volume = 20;
const freshMs = 10 * 60_000;

/** The oxidant that the chosen tones take by the ratio that their description says, in one press. */
export function OxidantOffer({ product, units }: { product: ProductDetail; units: number }) {
  const grams = readContentSize(product.contentSize);
  const ratio = readMixRatio(product.description);
  const request = useRequest();
  const bottles = useQuery({
    queryKey: ['oxidants', product.brand._id],
    queryFn: async () => {
      const query = { manufacturerId: product.brand._id, volume: String(volume) };
      return (await request(listProducts, { query })).result;
    },
    staleTime: freshMs,
    enabled: grams !== null && ratio !== null,
  });
  const need =
    grams === null || ratio === null
      ? null
      : oxidantFor(
          { name: product.name, grams: grams * units, ratio },
          (bottles.data ?? []).flatMap((each) => {
            const millilitres = readContentSize(each.contentSize);
            // What has tones is dye itself.
            if (millilitres === null || each.attributes.includes('Tono')) return [];
            return [{ productId: each._id, name: each.name, millilitres }];
          }),
        );
  const { data: oxidant } = useQuery({
    ...productQuery(request, need?.bottle.productId ?? ''),
    enabled: need !== null,
  });
  if (!need || oxidant?._id !== need.bottle.productId) return null;
  return <Offered oxidant={oxidant} count={need.count} units={units} />;
}

function Offered({
  oxidant,
  count,
  units,
}: {
  oxidant: ProductDetail;
  count: number;
  units: number;
}) {
  const { addToCart, isAdding } = useAddToCart();
  const offer = offerOf(oxidant);
  const version = [...offer.versions.values()].find((each) => each.version.volume === volume);
  if (!version) return null;
  const { inCart, now } = version.room;
  // What the cart holds is for these tones too.
  if (inCart >= count) {
    return (
      <p className="flex items-center gap-1.5 text-xs font-medium text-now">
        <Check size={14} aria-hidden="true" />
        {copy.inCart(inCart, oxidant.contentSize ?? '', volume)}
      </p>
    );
  }
  const wanted = changeUnits(version, 0, { fit: count - inCart }).units;
  if (wanted === 0 || now < wanted) return null;
  const addition = additionOf(offer, { ...noSelection, units: { [version.code]: wanted } });
  if (!addition) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="text-xs text-ink-soft">
        {copy.needed(units, wanted, oxidant.contentSize ?? '', volume)}
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="-mx-2 -my-1"
        loading={isAdding}
        aria-label={copy.addLabel(wanted, oxidant.name, volume)}
        start={<Plus size={15} aria-hidden="true" />}
        onClick={() => addToCart(addition, { returnTo: links.product(oxidant) })}
      >
        {copy.add}
      </Button>
    </div>
  );
}
