import { RequestError } from '@matiz/client/request-error.ts';
import { say } from '@matiz/contracts/messages.ts';
import {
  approveHandOver,
  declineHandOver,
  editHandOver,
  type HandOverView,
} from '@matiz/contracts/orders/hand-over.ts';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useServices } from '#lib/services.ts';
import type { AnsweredHandOver } from './hand-over-answered.tsx';

/** What is done with a draft by its link; every answer of the server shows the draft as it is then. */
export function useHandOver({
  token,
  view,
  queryKey,
  onAnswered,
}: {
  token: string;
  view: HandOverView;
  queryKey: QueryKey;
  onAnswered: (answered: AnsweredHandOver) => void;
}) {
  const { request, queryClient } = useServices();
  const lookAgain = () => queryClient.invalidateQueries({ queryKey });
  const edit = useMutation({
    mutationFn: (change: { line?: { lineId: string; quantity: number }; paymentMethod?: string }) =>
      request(editHandOver, { body: { token, ...change } }),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
    onError: lookAgain,
  });
  const approve = useMutation({
    mutationFn: (answeredBy: string) => {
      const { revision, purchase } = view;
      const [atOnce] = purchase.deliveries.filter(({ dispatchDate }) => dispatchDate === null);
      const day = atOnce?.arrivalDate ?? null;
      const windowId = atOnce?.window?.windowId ?? null;
      return request(approveHandOver, {
        body: {
          token,
          answeredBy,
          revision,
          confirmedTotal: purchase.totals.total,
          ...(day === null ? {} : { confirmedArrival: { day, windowId } }),
        },
      });
    },
    onSuccess: onAnswered,
    onError: lookAgain,
  });
  const decline = useMutation({
    mutationFn: (reason: string) => request(declineHandOver, { body: { token, reason } }),
    onSuccess: () => onAnswered('declined'),
    onError: lookAgain,
  });
  const error = approve.error ?? decline.error ?? edit.error;
  return {
    change: (lineId: string, quantity: number) => {
      if (!edit.isPending) edit.mutate({ line: { lineId, quantity } });
    },
    choose: (paymentMethod: string) => {
      if (!edit.isPending) edit.mutate({ paymentMethod });
    },
    approve: (name: string) => {
      if (!approve.isPending && !decline.isPending) approve.mutate(name);
    },
    decline: (reason: string) => {
      if (!approve.isPending && !decline.isPending) decline.mutate(reason);
    },
    isEditing: edit.isPending,
    isAnswering: approve.isPending || decline.isPending,
    sending: edit.isPending ? (edit.variables.line?.lineId ?? null) : null,
    problem: error === null ? null : messageOf(error),
  };
}

function messageOf(error: Error): string {
  return error instanceof RequestError ? error.message : say('requestNotDone');
}
