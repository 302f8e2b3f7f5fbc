import type { Request } from '@matiz/client/request.ts';
import { readHandOver } from '@matiz/contracts/orders/hand-over.ts';
import { queryOptions } from '@tanstack/react-query';

/** How the link of a draft goes; asked again now and then, since the buyer answers elsewhere. */
export function handOverQuery(request: Request, cartId: string) {
  return queryOptions({
    queryKey: ['hand-over', cartId],
    queryFn: () => request(readHandOver, { query: { cartId } }),
    refetchInterval: 20_000,
  });
}
