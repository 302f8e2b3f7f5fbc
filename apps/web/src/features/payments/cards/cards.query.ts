import type { Request } from '@matiz/client/request.ts';
import {
  chooseCard,
  forgetCard,
  type KeptCard,
  listCards,
  readCardForm,
} from '@matiz/contracts/payments/cards.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { cardCopy as copy } from '#copy/orders/card.ts';
import { useServices } from '#lib/services.ts';
import { isSeller, useMe } from '#session/me.query.ts';

const cardsKey = ['cards'] as const;

export function cardsQuery(request: Request) {
  return queryOptions({ queryKey: cardsKey, queryFn: () => request(listCards, {}) });
}

export function cardFormQuery(request: Request) {
  return queryOptions({ queryKey: ['card-form'], queryFn: () => request(readCardForm, {}) });
}

/** The cards of the business that one is of; none for a seller, whose they are not. */
export function useCards(): { cards: readonly KeptCard[]; isLoading: boolean; mayKeep: boolean } {
  const { request } = useServices();
  const me = useMe();
  const mayKeep = me !== undefined && !isSeller(me) && me.customer !== null;
  const { data, isLoading } = useQuery({ ...cardsQuery(request), enabled: mayKeep });
  return { cards: data?.result ?? [], isLoading, mayKeep };
}

export function useChooseCard() {
  const { request, queryClient } = useServices();
  return useMutation({
    mutationFn: (cardId: string) => request(chooseCard, { body: { cardId } }),
    onSuccess: (reply) => queryClient.setQueryData(cardsKey, reply),
  });
}

export function useForgetCard() {
  const { request, queryClient } = useServices();
  return useMutation({
    mutationFn: (cardId: string) => request(forgetCard, { query: { cardId } }),
    onSuccess(reply) {
      queryClient.setQueryData(cardsKey, reply);
      toast({ tone: 'success', message: copy.removed });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: cardsKey }),
  });
}
