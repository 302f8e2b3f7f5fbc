import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import type { FoundTone } from '@matiz/contracts/search.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useFocusHandover } from '@matiz/ui/use-focus-handover.ts';
import { Plus } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';
import { newAddition, useAddItem, useBuyingChecks, useOnlyLine } from '#features/buying/index.ts';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useServices } from '#lib/services.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { LateTellMe } from '../alerts/tell-me.lazy.ts';

const loadQuantity = () => loadPart('InCartQuantity', () => import('./in-cart-quantity.tsx'));
const InCartQuantity = lazyPart(async () => (await loadQuantity()).InCartQuantity);

/**
 * Adds the least that is sold of a product without options, or of one of its tones that is there;
 * what the cart holds is changed in place, and what is sold out can be waited for.
 */
export function QuickAdd({
  product,
  tone = null,
}: {
  product: ProductCard;
  tone?: FoundTone | null;
}) {
  const line = useOnlyLine(product._id, tone?.versionCode);
  const isAwake = useHydrated();
  const isPressed = useRef(false);
  const focus = useFocusHandover(line === null);
  if (line === null && tone === null && isSoldOut(product)) {
    // As high as the button that comes.
    return (
      <DeferredPart fallback={<span className="block h-9" />}>
        <LateTellMe
          productId={product._id}
          versionCode={null}
          name={product.name}
          isBlock
          isShort
        />
      </DeferredPart>
    );
  }
  const button = (
    <AddLeast
      product={product}
      tone={tone}
      ref={focus.next}
      onAdd={() => (isPressed.current = true)}
    />
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
  tone,
  ref,
  onAdd,
}: {
  product: ProductCard;
  tone: FoundTone | null;
  ref: Ref<HTMLButtonElement>;
  onAdd: () => void;
}) {
  const mayBuy = useBuyingChecks();
  const { queryClient } = useServices();
  const { mutate, isPending } = useAddItem();
  const units = Math.ceil(product.minQuantity / product.multiple) * product.multiple;

  function add() {
    if (!mayBuy({ returnTo: links.product(product) })) return;
    onAdd();
    loadQuantity().catch(() => undefined);
    mutate(
      newAddition(queryClient, {
        productId: product._id,
        code: product.code,
        applicableDealsId: product.applicableDealsId,
        programmedPriceId: product.programmedPriceId,
        programmedPriceName: product.programmedPriceName,
        ...(tone
          ? { versions: [{ code: tone.versionCode, quantity: units }] }
          : { quantity: units, seenPrice: product.warehouses[0]?.price ?? undefined }),
      }),
    );
  }

  return (
    <Button
      ref={ref}
      variant="secondary"
      size="sm"
      block
      loading={isPending}
      loadingLabel={copy.adding}
      start={<Plus size={16} aria-hidden="true" />}
      onClick={add}
      aria-label={`${copy.add}: ${nameOf(product, tone)}`}
    >
      {copy.add}
    </Button>
  );
}

function isSoldOut({ warehouses, is_PreSales, dispatchDate }: ProductCard): boolean {
  return (warehouses[0]?.stock ?? 0) <= 0 && !(is_PreSales && dispatchDate !== null);
}

function nameOf({ name }: ProductCard, tone: FoundTone | null): string {
  return tone ? `${name} ${tone.number}` : name;
}
