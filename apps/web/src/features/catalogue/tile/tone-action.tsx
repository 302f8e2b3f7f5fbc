import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import type { FoundTone } from '@matiz/contracts/search.ts';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';
import { ChooseTones } from './product-action.tsx';
import { QuickAdd } from './quick-add.tsx';

/**
 * For a product whose tone was asked for: that tone goes into the cart from here, and its card opens
 * at it. Without any left, and where a volume is to be chosen, the card is the only way.
 */
export function ToneAction({ product, tone }: { product: ProductCard; tone: FoundTone }) {
  const hasVolumes = product.attributes.includes('Volumen');
  if (tone.stock <= 0 || hasVolumes) {
    const label = hasVolumes ? copy.chooseVolume : copy.seeOptions;
    return <ChooseTones product={product} tone={tone} label={label} />;
  }
  return (
    <div className="flex flex-col gap-1">
      <QuickAdd product={product} tone={tone} />
      <ChooseTones product={product} tone={tone} label={copy.seeTones(product.toneCount)} isQuiet />
    </div>
  );
}
