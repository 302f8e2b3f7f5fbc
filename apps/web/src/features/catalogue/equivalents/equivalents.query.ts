import type { Request } from '@matiz/client/request.ts';
import { type Equivalent, listEquivalents } from '@matiz/contracts/search.ts';
import { queryOptions } from '@tanstack/react-query';

export interface WantedTone {
  readonly productId: string;
  readonly versionCode: string;
}

/** What may be ordered instead of a tone; read again when its product is. */
export function equivalentsQuery(request: Request, { productId, versionCode }: WantedTone) {
  return queryOptions({
    queryKey: ['product', productId, 'equivalents', versionCode],
    queryFn: async (): Promise<Equivalent[]> =>
      (await request(listEquivalents, { query: { productId, versionCode } })).result,
  });
}
