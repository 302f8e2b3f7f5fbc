import { type SupportThread, sendSupportMessage } from '@matiz/contracts/support.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { messagesCopy as copy } from '#copy/support-messages.ts';
import { newId } from '#lib/new-id.ts';
import { useServices } from '#lib/services.ts';
import { threadsKey } from './support.query.ts';

/** Sends a message; tried again after a lost answer, it is the same message still. */
export function useSendMessage() {
  const { request, queryClient } = useServices();
  const messageId = useRef(newId());
  return useMutation({
    mutationFn: (message: { body: string; orderCode: string | null }) =>
      request(sendSupportMessage, { body: { messageId: messageId.current, ...message } }),
    async onSuccess({ result }: { result: SupportThread }) {
      messageId.current = newId();
      toast({ tone: 'success', message: copy.sent });
      if (result.orderCode !== null) {
        queryClient.setQueryData([...threadsKey, result.orderCode], { result: [result] });
      }
      await queryClient.invalidateQueries({ queryKey: threadsKey });
    },
  });
}
