import { keepCard } from '@matiz/contracts/payments/cards.ts';
import { useMutation } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import type { TypedCard } from './card-form.tsx';

/** Has the gateway keep a card that it just took; nothing is charged. */
export function useKeepCard() {
  const request = useRequest();
  return useMutation({
    mutationFn: ({ token, brand, lastFour, month, year }: TypedCard) =>
      request(keepCard, {
        body: {
          token,
          brand,
          lastFour,
          month,
          year,
          acceptsPolicy: true,
          acceptsPersonalData: true,
        },
      }),
  });
}
