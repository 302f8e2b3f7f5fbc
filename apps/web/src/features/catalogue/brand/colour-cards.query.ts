import type { Request } from '@matiz/client/request.ts';
import { listColourCards } from '@matiz/contracts/catalogue/colour-cards.ts';
import { queryOptions } from '@tanstack/react-query';

/** A brand's colour cards, whatever its list is narrowed to, sorted by or leafed to. */
export function colourCardsQuery(request: Request, manufacturerId: string) {
  return queryOptions({
    queryKey: ['products', 'colour-cards', manufacturerId],
    queryFn: async () => (await request(listColourCards, { query: { manufacturerId } })).result,
  });
}
