import type { ProductList, productSorts } from '@matiz/contracts/catalogue.ts';
import type { Failure } from '@matiz/contracts/errors.ts';
import type { Result } from '@matiz/domain/kernel/result.ts';
import type { Principal } from '../../http/principal.ts';
import type { CatalogueService, Narrowing } from '../catalogue/index.ts';

export interface OffersQuery {
  readonly narrowing?: Narrowing | null | undefined;
  readonly sort?: (typeof productSorts)[number] | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

export type PricingService = ReturnType<typeof createPricingService>;

export function createPricingService({ catalogue }: { catalogue: CatalogueService }) {
  return {
    /** What costs less now than usual, for this viewer, or would in quantity (§2 offers). */
    listOffers(query: OffersQuery, principal: Principal): Promise<Result<ProductList, Failure>> {
      return catalogue.list({ ...query, list: 'offers' }, principal);
    },
  };
}
