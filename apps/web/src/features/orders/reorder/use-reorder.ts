import { RequestError } from '@matiz/client/request-error.ts';
import { confirmReorder, type ReorderLine } from '@matiz/contracts/cart/reorder.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cartKey } from '#features/buying/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useKeptMutation } from '#lib/network/kept-mutation.ts';
import { useServices } from '#lib/services.ts';
import { reorderQuery } from '../orders.query.ts';

/** Adds of an earlier order what can be added; `done` is what came of it, line by line. */
export function useReorder(order: { readonly code: string; readonly cartId: string }) {
  const { request, queryClient } = useServices();
  const [done, setDone] = useState<readonly ReorderLine[] | null>(null);
  const kept = useKeptMutation('reorder');
  const { mutate, isPending } = useMutation({
    mutationFn: (mutationId: string) =>
      request(confirmReorder, { body: { cartId: order.cartId, mutationId } }),
    retry: (failures, error) => failures < 2 && error instanceof RequestError && error.status === 0,
    onSuccess({ results }) {
      kept.end();
      setDone(results);
      void queryClient.invalidateQueries({ queryKey: cartKey });
    },
    onError(error) {
      kept.end(error);
      alertFailure(error);
      // What was on the screen is no longer so.
      void queryClient.invalidateQueries({ queryKey: reorderQuery(request, order.code).queryKey });
    },
  });
  return { confirm: () => mutate(kept.idOf(order.cartId)), isAdding: isPending, done };
}
