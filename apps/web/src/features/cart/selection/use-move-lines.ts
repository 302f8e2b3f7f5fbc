import { acceptLines } from '@matiz/contracts/cart/cart-lines.ts';
import type { CartLine, CartReply } from '@matiz/contracts/cart.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { selectionCopy } from '#copy/cart/selection.ts';
import { cartKey } from '#features/buying/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { newId } from '#lib/new-id.ts';
import { useServices } from '#lib/services.ts';

interface Moving {
  readonly lines: readonly CartLine[];
  /** True: they wait for their arrival; false: what stock covers leaves at once. */
  readonly toPresale: boolean;
}

/** Moves lines between what leaves at once and the presale (ADR 13), all of them or none. */
export function useMoveLines(cartId: string) {
  const { request, queryClient } = useServices();
  return useMutation({
    mutationFn: ({ lines, toPresale }: Moving) =>
      request(acceptLines, {
        body: {
          move: lines.map(({ lineId }) => ({ lineId, advancedPurchasing: toPresale })),
          cartId,
          mutationId: newId(),
        },
      }),
    async onSuccess(reply) {
      await queryClient.cancelQueries({ queryKey: cartKey });
      queryClient.setQueryData<CartReply>(cartKey, reply);
      toast({ tone: 'success', message: selectionCopy.moved });
    },
    onError: alertFailure,
  });
}
