import { type SupportThread, sendSupportMessage } from '@matiz/contracts/support.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { messagesCopy as copy } from '#copy/support/support-messages.ts';
import { useKeptMutation } from '#lib/network/kept-mutation.ts';
import { useServices } from '#lib/services.ts';
import { threadsKey } from './support.query.ts';

/** Sends a message; tried again after a lost answer, it is the same message still, unless it was changed. */
export function useSendMessage() {
  const { request, queryClient } = useServices();
  const kept = useKeptMutation('support-message');
  return useMutation({
    mutationFn: (message: { body: string; orderCode: string | null }) =>
      request(sendSupportMessage, { body: { messageId: kept.idOf(message), ...message } }),
    async onSuccess({ result }: { result: SupportThread }) {
      kept.end();
      toast({ tone: 'success', message: copy.sent });
      if (result.orderCode !== null) {
        queryClient.setQueryData([...threadsKey, result.orderCode], { result: [result] });
      }
      await queryClient.invalidateQueries({ queryKey: threadsKey });
    },
    onError: (error) => kept.end(error),
  });
}
