import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useFocusHandover } from '@matiz/ui/use-focus-handover.ts';
import { Plus } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';
import { newAddition, useAddItem, useBuyingChecks, useOnlyLine } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { prepareColourCard, usePreparedColourCard } from '../colour-card/colour-card-host.tsx';
import { useColourCard } from '../colour-card/use-colour-card.ts';

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

function ChooseTones({ product: { _id, name } }: { product: ProductCard }) {
  const openCard = useColourCard();
  usePreparedColourCard();
  return (
    <Button
      variant="secondary"
      size="sm"
      block
      onPointerEnter={prepareColourCard}
      onFocus={prepareColourCard}
      onClick={() => openCard({ productId: _id, name })}
      aria-label={`${copy.chooseTones}: ${name}`}
    >
      {copy.chooseTones}
    </Button>
  );
}

function optionsLabel({ attributes, isCombo }: ProductCard): string {
  if (isCombo) return copy.seeCombo;
  return attributes.includes('Volumen') ? copy.chooseVolume : copy.chooseOption;
}

const loadQuantity = () => loadPart('InCartQuantity', () => import('./in-cart-quantity.tsx'));
const InCartQuantity = lazyPart(async () => (await loadQuantity()).InCartQuantity);

/** Adds the least that is sold of a product without options; what the cart holds is changed in place. */
function QuickAdd({ product }: { product: ProductCard }) {
  const line = useOnlyLine(product._id);
  const isAwake = useHydrated();
  const isPressed = useRef(false);
  const focus = useFocusHandover(line === null);
  const button = (
    <AddLeast product={product} ref={focus.next} onAdd={() => (isPressed.current = true)} />
  );
  if (line === null || !isAwake) return button;
  return (
    <DeferredPart fallback={button}>
      <InCartQuantity line={line} takesFocus={isPressed.current} onRemove={focus.claim} />
    </DeferredPart>
  );
}

function AddLeast({
  product,
  ref,
  onAdd,
}: {
  product: ProductCard;
  ref: Ref<HTMLButtonElement>;
  onAdd: () => void;
}) {
  const mayBuy = useBuyingChecks();
  const { mutate, isPending } = useAddItem();
  const stock = product.warehouses[0]?.stock ?? 0;
  const isSoldOut = stock <= 0 && !(product.is_PreSales && product.dispatchDate !== null);
  const units = Math.ceil(product.minQuantity / product.multiple) * product.multiple;

  function add() {
    if (!mayBuy({ returnTo: links.product(product) })) return;
    onAdd();
    loadQuantity().catch(() => undefined);
    mutate(
      newAddition({
        productId: product._id,
        code: product.code,
        applicableDealsId: product.applicableDealsId,
        programmedPriceId: product.programmedPriceId,
        programmedPriceName: product.programmedPriceName,
        quantity: units,
      }),
    );
  }

  return (
    <Button
      ref={ref}
      variant="secondary"
      size="sm"
      block
      disabled={isSoldOut}
      loading={isPending}
      loadingLabel={copy.adding}
      start={isSoldOut ? null : <Plus size={16} aria-hidden="true" />}
      onClick={add}
      aria-label={`${isSoldOut ? copy.soldOut : copy.add}: ${product.name}`}
    >
      {isSoldOut ? copy.soldOut : copy.add}
    </Button>
  );
}
