import type { DemoCatalogue } from '../catalogue/types.ts';
import { buildCoupons } from './coupons.ts';
import { WAREHOUSES, ZONES } from './places.ts';
import { buildDeals, buildPriceLists, buildProgrammedPrices } from './prices.ts';
import { buildArrivals, buildStock } from './stock.ts';
import { PAYMENT_LIMITS, PAYMENT_METHODS, TIERS, TRADE_TYPES } from './terms.ts';
import type { DemoShop } from './types.ts';

/** Everything around the catalogue: stock, prices, zones, payment, tiers and coupons. */
export function buildShop(catalogue: DemoCatalogue, now: Date): DemoShop {
  const stock = buildStock(catalogue);
  return {
    warehouses: WAREHOUSES,
    stock,
    arrivals: buildArrivals(catalogue, stock, now),
    deals: buildDeals(catalogue, now),
    programmedPrices: buildProgrammedPrices(catalogue, now),
    priceLists: buildPriceLists(),
    zones: ZONES,
    paymentMethods: PAYMENT_METHODS,
    paymentLimits: PAYMENT_LIMITS,
    tiers: TIERS,
    tradeTypes: TRADE_TYPES,
    coupons: buildCoupons(now),
  };
}
