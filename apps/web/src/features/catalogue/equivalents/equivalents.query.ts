import { type Equivalent, listEquivalents } from '@matiz/contracts/search.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Request } from '../../../lib/request-client.ts';

export interface WantedTone {
  readonly productId: string;
  readonly versionCode: string;
}

/** What may be ordered instead of a tone; read anew when its product is. */
export function equivalentsQuery(request: Request, { productId, versionCode }: WantedTone) {
  return queryOptions({
    queryKey: ['product', productId, 'equivalents', versionCode],
    queryFn: async (): Promise<Equivalent[]> =>
      (await request(listEquivalents, { query: { productId, versionCode } })).result,
  });
}
