import { RequestError } from '@matiz/client/request-error.ts';
import { confirmReorder, type ReorderLine } from '@matiz/contracts/cart/reorder.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { buyingCopy } from '#copy/cart/buying.ts';
import { restockCopy as copy } from '#copy/restock.ts';
import { cartKey } from '#features/buying/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useKeptMutation } from '#lib/network/kept-mutation.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';

/** Adds of an earlier order what there is, and goes on to the cart, where prices are of today. */
export function useRepeatOrder({
  code,
  cartId,
}: {
  readonly code: string;
  readonly cartId: string;
}) {
  const { request, queryClient } = useServices();
  const navigate = useNavigate();
  const kept = useKeptMutation('reorder');
  const { mutate, isPending } = useMutation({
    mutationFn: (mutationId: string) => request(confirmReorder, { body: { cartId, mutationId } }),
    retry: (failures, error) => failures < 2 && error instanceof RequestError && error.status === 0,
    async onSuccess({ results }) {
      kept.end();
      void queryClient.invalidateQueries({ queryKey: cartKey });
      await navigate(links.cart);
      const added = results.reduce((sum, line) => sum + line.quantityNow + line.quantityPresale, 0);
      const other = results.filter(isOther).length;
      if (other === 0) {
        toast({ tone: 'success', message: buyingCopy.added(added) });
        return;
      }
      toast({
        message: copy.some(added, other),
        action: {
          label: copy.whichOnes,
          onAction: () => void navigate(links.purchasedOrder(code)),
        },
      });
    },
    onError(error) {
      kept.end(error);
      alertFailure(error);
    },
  });
  return { repeat: () => mutate(kept.idOf(cartId)), isAdding: isPending };
}

function isOther({ state }: ReorderLine): boolean {
  return state === 'PARTIAL' || state === 'UNAVAILABLE';
}
