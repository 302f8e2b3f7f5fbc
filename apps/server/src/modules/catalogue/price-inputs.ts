import type { Pesos } from '@matiz/domain/kernel/money.ts';
import type {
  Deal,
  PriceList,
  ProgrammedPrice,
  VersionDiscount,
} from '@matiz/domain/pricing/resolve-price.ts';

/**
 * Everything that may decide a product's price for one viewer (D-6), without having decided:
 * only a quantity and a moment make a price of it (`priceOf` of the pricing module).
 */
export interface PriceInputs {
  readonly base: Pesos;
  readonly list: readonly PriceList[];
  readonly programmed: readonly ProgrammedPrice[];
  readonly deals: readonly Deal[];
  readonly versionDiscount: VersionDiscount | null;
}
