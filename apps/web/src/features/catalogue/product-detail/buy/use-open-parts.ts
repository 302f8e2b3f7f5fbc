import type { ProductDetail } from '@matiz/contracts/catalogue.ts';
import { useQueries } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { productQuery } from '../../catalogue.queries.ts';
import { type Offer, offerOf } from '../../selection/offer.ts';
import { partsToAsk } from './open-parts.ts';

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
  return parts.flatMap(({ code }, index) => {
    const part = replies[index]?.data;
    return part?.has_versions ? [{ code, offer: offerOf(part) }] : [];
  });
}
