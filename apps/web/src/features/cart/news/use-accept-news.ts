import { RequestError } from '@matiz/client/request-error.ts';
import { acceptLines } from '@matiz/contracts/cart/cart-lines.ts';
import type { CartNewsItem, CartReply } from '@matiz/contracts/cart.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { cartNewsCopy as copy } from '#copy/cart/cart-news.ts';
import { cartKey, lineRowIdOf } from '#features/buying/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { newId } from '#lib/new-id.ts';
import { useServices } from '#lib/services.ts';

interface Acceptance {
  readonly news: readonly CartNewsItem[];
  readonly cartId: string | undefined;
  readonly mutationId: string;
}

/**
 * Accepts news as they stand on the screen (ADR 13): what is another by now stays, and is told. The
 * server answers the cart, so that nothing is asked twice.
 */
export function useAcceptNews(reply: CartReply) {
  const { request, queryClient } = useServices();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ news, cartId, mutationId }: Acceptance) =>
      request(acceptLines, {
        body: {
          accept: news.map(({ lineId, kind, after }) => ({ lineId, kind, after })),
          mutationId,
          ...(cartId ? { cartId } : {}),
        },
      }),
    retry: (failures, error) => failures < 2 && error instanceof RequestError && error.status === 0,
    async onSuccess(changed, { news }) {
      await queryClient.cancelQueries({ queryKey: cartKey });
      queryClient.setQueryData<CartReply>(cartKey, changed);
      const kept = news.filter((one) => changed.productsNews.some((other) => isSame(one, other)));
      if (kept.length > 0) toast({ message: copy.gone(kept.length) });
      else if (changed.productsNews.length === 0) {
        toast({ tone: 'success', message: copy.accepted });
      }
    },
    onError(error) {
      alertFailure(error);
      void queryClient.invalidateQueries({ queryKey: cartKey });
    },
  });
  return {
    accept(news: readonly CartNewsItem[]): void {
      if (!isPending) mutate({ news, cartId: reply.cart?._id, mutationId: newId() });
    },
    /** What is being accepted. */
    accepting: isPending ? (variables?.news ?? []) : [],
  };
}

function isSame(one: CartNewsItem, other: CartNewsItem): boolean {
  return lineRowIdOf(one) === lineRowIdOf(other) && one.kind === other.kind;
}
