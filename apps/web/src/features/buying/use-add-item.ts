import { RequestError } from '@matiz/client/request-error.ts';
import { addItem, type CartReply } from '@matiz/contracts/cart.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { buyingCopy } from '#copy/cart/buying.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { type AddItemRequest, newAddition } from './addition.ts';
import { cartKey } from './cart.query.ts';
import { type BuyingCheck, useBuyingChecks } from './use-buying-checks.ts';

/**
 * Adds to the cart (§7): the count in the header moves at once and moves back when the server
 * refuses. Sent again after a broken connection, the same press adds once (D-9). It does not ask
 * who buys: `useAddToCart` does.
 */
export function useAddItem() {
  const { request, queryClient, platform } = useServices();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ mutationId, ...addition }: AddItemRequest & { mutationId: string }) =>
      request(addItem, { body: { ...addition, mutationId } }),
    retry: (failures, error) => failures < 2 && error instanceof RequestError && error.status === 0,
    async onMutate(addition) {
      platform.phone?.tick();
      await queryClient.cancelQueries({ queryKey: cartKey });
      const before = queryClient.getQueryData<CartReply>(cartKey);
      changeUnits(queryClient, (units) => units + unitsOf(addition));
      return { before };
    },
    onError(error, _, context) {
      queryClient.setQueryData(cartKey, context?.before);
      alertFailure(error);
    },
    onSuccess({ cart, results }) {
      changeUnits(queryClient, () => cart.units);
      const added = results.reduce((sum, line) => sum + line.quantity + line.quantityPresale, 0);
      // Kept for later: that was said, and nothing is in the cart yet.
      if (added === 0) return;
      toast({
        tone: 'success',
        message: buyingCopy.added(added),
        action: { label: buyingCopy.viewCart, onAction: () => void navigate(links.cart) },
      });
    },
    onSettled(_reply, _error, { productId }) {
      void queryClient.invalidateQueries({ queryKey: cartKey });
      void queryClient.invalidateQueries({ queryKey: ['product', productId] });
    },
  });
}

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
  const { queryClient } = useServices();
  const { mutate, isPending } = useAddItem();
  function addToCart(addition: AddItemRequest, options: AddToCartOptions = {}): boolean {
    const { onAdded, onRefused, ...check } = options;
    if (isPending || !mayBuy(check)) return false;
    mutate(newAddition(queryClient, addition), {
      ...(onAdded ? { onSuccess: onAdded } : {}),
      ...(onRefused ? { onError: onRefused } : {}),
    });
    return true;
  }
  return { addToCart, isAdding: isPending };
}

function unitsOf({ quantity = 0, versions = [] }: AddItemRequest): number {
  return versions.reduce((sum, version) => sum + version.quantity, quantity);
}

function changeUnits(client: QueryClient, change: (units: number) => number): void {
  client.setQueryData<CartReply>(
    cartKey,
    (reply) =>
      reply &&
      (reply.cart ? { ...reply, cart: { ...reply.cart, units: change(reply.cart.units) } } : reply),
  );
}
