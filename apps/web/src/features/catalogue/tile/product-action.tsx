import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import type { FoundTone } from '@matiz/contracts/search.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { prepareColourCard, usePreparedColourCard } from '../colour-card/colour-card-host.tsx';
import { useColourCard } from '../colour-card/use-colour-card.ts';
import { QuickAdd } from './quick-add.tsx';

/** The one action of a product in a list: its tones, its options, or straight to the cart. */
export function ProductAction({ product }: { product: ProductCard }) {
  if (product.attributes.includes('Tono')) return <ChooseTones product={product} />;
  if (product.has_versions || product.isCombo) {
    return (
      <AppLink
        to={links.product(product)}
        aria-label={`${optionsLabel(product)}: ${product.name}`}
        className={buttonClass({ variant: 'secondary', size: 'sm', block: true })}
      >
        {optionsLabel(product)}
      </AppLink>
    );
  }
  return <QuickAdd product={product} />;
}

/** Opens the colour card, at a tone when one is said. */
export function ChooseTones({
  product: { _id, name },
  label = copy.chooseTones,
  tone = null,
  isQuiet = false,
}: {
  product: ProductCard;
  label?: string;
  tone?: FoundTone | null;
  /** Beside something that is done more often. */
  isQuiet?: boolean;
}) {
  const openCard = useColourCard();
  usePreparedColourCard();
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      size="sm"
      block
      onPointerEnter={prepareColourCard}
      onFocus={prepareColourCard}
      onClick={() =>
        openCard({ productId: _id, name, ...(tone ? { versionCode: tone.versionCode } : {}) })
      }
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  );
}

function optionsLabel({ attributes, isCombo }: ProductCard): string {
  if (isCombo) return copy.seeCombo;
  return attributes.includes('Volumen') ? copy.chooseVolume : copy.chooseOption;
}
