import type { listDiscountedProducts } from '@matiz/contracts/catalogue.ts';
import type { QueryOf, ResultOf } from '@matiz/contracts/define-call.ts';
import type { Visitor } from '#http/session/principal.ts';
import { type CatalogueService, readNarrowing } from '../catalogue/index.ts';

export type PricingService = ReturnType<typeof createPricingService>;

export function createPricingService({ catalogue }: { catalogue: CatalogueService }) {
  return {
    /** What costs less now than usual, for this viewer, or would in quantity (§2 offers). */
    listOffers(
      query: QueryOf<typeof listDiscountedProducts>,
      principal: Visitor,
    ): Promise<ResultOf<typeof listDiscountedProducts>> {
      const { sort, page, limit } = query;
      const narrowing = readNarrowing(query);
      return catalogue.list({ narrowing, sort, page, limit, list: 'offers' }, principal);
    },
  };
}
