import type { DemoCatalogue } from '../catalogue/types.ts';
import { buildCoupons } from './coupons.ts';
import { warehouses, windows, zones } from './places.ts';
import { buildDeals, buildPriceLists, buildProgrammedPrices } from './prices.ts';
import { buildArrivals, buildStock } from './stock.ts';
import { demoPaymentMethods, demoTiers, demoTradeTypes, paymentLimits } from './terms.ts';
import type { DemoShop } from './types.ts';

/** Everything around the catalogue: stock, prices, zones, payment, tiers and coupons. */
export function buildShop(catalogue: DemoCatalogue, now: Date): DemoShop {
  const stock = buildStock(catalogue);
  return {
    warehouses: warehouses,
    stock,
    arrivals: buildArrivals(catalogue, stock, now),
    deals: buildDeals(catalogue, now),
    programmedPrices: buildProgrammedPrices(catalogue, now),
    priceLists: buildPriceLists(),
    zones: zones,
    windows: windows,
    paymentMethods: demoPaymentMethods,
    paymentLimits: paymentLimits,
    tiers: demoTiers,
    tradeTypes: demoTradeTypes,
    coupons: buildCoupons(now),
  };
}
