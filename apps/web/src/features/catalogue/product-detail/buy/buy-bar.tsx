import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Money } from '@matiz/ui/goods/money.tsx';
import { ShoppingBag } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { catalogueCopy as copy } from '#copy/catalogue/catalogue.ts';
import { productCopy } from '#copy/catalogue/product.ts';
import { Price } from '../../tile/price.tsx';
import { StickyAdd } from './sticky-add.tsx';

export interface BuyState {
  readonly isSoldOut: boolean;
  readonly isAdding: boolean;
  /** Pesos for what is chosen; null where there is no price or nothing chosen. */
  readonly amount: number | null;
  readonly units: number;
  readonly onAdd: () => void;
}

/** How many, and the button that puts them in the cart; on a phone it follows the reader. */
export function BuyBar({
  product,
  state,
  quantity,
  note,
  inCart,
}: {
  product: ProductDetail;
  state: BuyState;
  quantity: ReactNode;
  /** The minimum and the multiple. */
  note: string;
  /** Units in the cart already. */
  inCart: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-1 text-sm leading-8">
        <span className="font-semibold">{productCopy.quantity}</span>
        {quantity}
        {note ? <span className="text-ink-soft">{note}</span> : null}
        {inCart > 0 ? <span className="text-ink-soft">{copy.inCart(inCart)}</span> : null}
      </div>
      {state.amount !== null ? (
        <p className="flex items-baseline justify-between gap-4 text-sm text-ink-soft">
          {productCopy.subtotal}
          <Money value={state.amount} className="text-lg font-bold text-ink" />
        </p>
      ) : null}
      <div ref={place}>
        <AddButton state={state} isBlock />
      </div>
      <StickyAdd watched={place} price={<StickyPrice product={product} state={state} />}>
        <AddButton state={state} />
      </StickyAdd>
    </div>
  );
}

export function StickyPrice({
  product,
  state: { amount, units },
}: {
  product: ProductDetail;
  state: BuyState;
}) {
  if (amount === null) return <Price product={product} size="sm" />;
  return (
    <p className="flex flex-col">
      <span className="text-xs text-ink-soft">{productCopy.units(units)}</span>
      <Money value={amount} className="text-lg leading-6 font-bold" />
    </p>
  );
}

export function AddButton({ state, isBlock = false }: { state: BuyState; isBlock?: boolean }) {
  const { isSoldOut, isAdding, onAdd } = state;
  return (
    <Button
      size={isBlock ? 'lg' : 'md'}
      block={isBlock}
      disabled={isSoldOut}
      loading={isAdding}
      loadingLabel={copy.adding}
      start={isSoldOut ? null : <ShoppingBag size={20} aria-hidden="true" />}
      onClick={onAdd}
    >
      {isSoldOut ? copy.soldOut : copy.addToCart}
    </Button>
  );
}
