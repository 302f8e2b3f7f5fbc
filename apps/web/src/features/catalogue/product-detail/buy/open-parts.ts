import type { Request } from '@matiz/client/request.ts';
import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import type { QueryClient } from '@tanstack/react-query';
import { loadQuery } from '#lib/network/load-query.ts';
import { productQuery } from '../../catalogue.queries.ts';

/** For the page's loader: a part that cannot be read leaves its choice out, not the page. */
export async function loadOpenParts(
  client: QueryClient,
  request: Request,
  product: ProductDetail,
): Promise<void> {
  await Promise.allSettled(
    partsToAsk(product).map(({ productId }) => loadQuery(client, productQuery(request, productId))),
  );
}

/** A part without a fixed version has none, or leaves the choice: its product tells. */
export function partsToAsk({ parts }: ProductDetail): ProductDetail['parts'] {
  return parts.filter(({ versionCode }) => versionCode === null);
}
