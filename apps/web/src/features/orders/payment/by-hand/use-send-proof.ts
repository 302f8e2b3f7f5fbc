import { mostProofBytes, sendPaymentProof } from '@matiz/contracts/orders/payment-proof.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { useServices } from '#lib/services.ts';
import { orderKey } from '../../orders.query.ts';

/** Sends the picture of a receipt; what is too large is said before it is sent. */
export function useSendProof(code: string) {
  const { request, queryClient } = useServices();
  return useMutation({
    async mutationFn(file: File) {
      if (file.size > mostProofBytes) throw new Error(copy.proofTooLarge);
      const body = new Uint8Array(await file.arrayBuffer());
      return request(sendPaymentProof, { query: { code }, body });
    },
    onSuccess(reply) {
      queryClient.setQueryData(orderKey(code), reply);
      toast({ tone: 'success', message: copy.proofSent });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: orderKey(code) }),
  });
}
