import { type CartReply, cleanCart } from '@matiz/contracts/cart.ts';
import { say } from '@matiz/contracts/messages.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { cartCopy } from '#copy/cart/cart.ts';
import { cartKey } from '#features/buying/index.ts';
import { useServices } from '#lib/services.ts';

const empty: CartReply = { cart: null, outOfStock: [], productsNews: [] };

/** Empties the cart (§2 Vaciar); the owner has asked before. */
export function useCleanCart() {
  const { request, queryClient } = useServices();
  return useMutation({
    /** The cart on the screen, and never the one that came after it (ADR 13). */
    mutationFn: () => {
      const cartId = queryClient.getQueryData<CartReply>(cartKey)?.cart?._id;
      return request(cleanCart, { body: cartId ? { cartId } : {} });
    },
    async onSuccess() {
      await queryClient.cancelQueries({ queryKey: cartKey });
      queryClient.setQueryData(cartKey, empty);
      toast({ message: cartCopy.cleared });
    },
    onError: () => void toast({ tone: 'danger', message: say('cartNotCleared') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cartKey }),
  });
}
