import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { type QueryClient, useQueries } from '@tanstack/react-query';
import { loadQuery } from '../../../lib/load-query.ts';
import type { Request } from '../../../lib/request-client.ts';
import { useRequest } from '../../../lib/services.ts';
import { productQuery } from '../catalogue.queries.ts';
import { type Offer, offerOf } from '../selection/offer.ts';

/** A part of a combo whose version is the buyer's to choose. */
export interface OpenPart {
  readonly code: string;
  readonly offer: Offer;
}

/** The parts that leave a choice, with the versions to choose from. */
export function useOpenParts(product: ProductDetail): OpenPart[] {
  const request = useRequest();
  const parts = partsToAsk(product);
  const replies = useQueries({
    queries: parts.map(({ productId }) => productQuery(request, productId)),
  });
  return parts.flatMap(({ code }, place) => {
    const part = replies[place]?.data;
    return part?.has_versions ? [{ code, offer: offerOf(part) }] : [];
  });
}

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
function partsToAsk({ parts }: ProductDetail): ProductDetail['parts'] {
  return parts.filter(({ versionCode }) => versionCode === null);
}
