import type { listDiscountedProducts, ProductList } from '@matiz/contracts/catalogue.ts';
import type { QueryOf } from '@matiz/contracts/define-call.ts';
import type { Failure } from '@matiz/contracts/errors.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { Principal } from '../../http/principal.ts';
import { type CatalogueService, readNarrowing } from '../catalogue/index.ts';

export type PricingService = ReturnType<typeof createPricingService>;

export function createPricingService({ catalogue }: { catalogue: CatalogueService }) {
  return {
    /** What costs less now than usual, for this viewer, or would in quantity (§2 offers). */
    listOffers(
      query: QueryOf<typeof listDiscountedProducts>,
      principal: Principal,
    ): Promise<Result<ProductList, Failure>> {
      const { sort, page, limit } = query;
      const narrowing = readNarrowing(query);
      return catalogue.list({ narrowing, sort, page, limit, list: 'offers' }, principal);
    },
  };
}
