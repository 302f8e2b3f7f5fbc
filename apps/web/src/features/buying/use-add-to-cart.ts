import type { addItem } from '@matiz/contracts/cart.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { type AddItemRequest, newAddition, useAddItem } from './use-add-item.ts';
import { type BuyingCheck, useBuyingChecks } from './use-buying-checks.ts';

export interface AddToCartOptions extends BuyingCheck {
  /** After the server has put it in, e.g. to close the colour card. */
  readonly onAdded?: (reply: ReplyOf<typeof addItem>) => void;
  /** After the alert has said why not, e.g. to mark the refused tones. */
  readonly onRefused?: (error: unknown) => void;
}

/**
 * The one way into the cart for cards, detail and colour card: guests go to the login, a place
 * without coverage and a seller without a customer are told so (§5, §8), everybody else adds. The
 * function says whether the addition was sent.
 */
export function useAddToCart() {
  const mayBuy = useBuyingChecks();
  const { mutate, isPending } = useAddItem();
  function addToCart(addition: AddItemRequest, options: AddToCartOptions = {}): boolean {
    const { onAdded, onRefused, ...check } = options;
    if (isPending || !mayBuy(check)) return false;
    mutate(newAddition(addition), {
      ...(onAdded ? { onSuccess: onAdded } : {}),
      ...(onRefused ? { onError: onRefused } : {}),
    });
    return true;
  }
  return { addToCart, isAdding: isPending };
}
