import { RequestError } from '@matiz/client/request-error.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { advanceOrder } from '@matiz/contracts/orders/order-staff.ts';
import { readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderPageCopy as copy } from '#copy/orders.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';

/** Takes an order, or a delivery of it, on; the page reads it again whatever came of it. */
export function useAdvance() {
  const request = useRequest();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof advanceOrder>) => request(advanceOrder, { body }),
    onSuccess: (_, { state }) => toast({ message: copy.done(stateWords[state]) }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [readDeskOrder.path] }),
        client.invalidateQueries({ queryKey: ['list'] }),
      ]),
  });
}
