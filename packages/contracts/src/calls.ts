import * as cart from './cart.ts';
import * as cartLines from './cart-lines.ts';
import * as cartReminders from './cart-reminders.ts';
import * as catalogue from './catalogue.ts';
import * as catalogueFacets from './catalogue-facets.ts';
import * as coupons from './coupons.ts';
import type { Call } from './define-call.ts';
import * as delivery from './delivery.ts';
import * as favourites from './favourites.ts';
import * as identity from './identity.ts';
import * as loyalty from './loyalty.ts';
import * as marketing from './marketing.ts';
import * as orderHistory from './order-history.ts';
import * as orderPayment from './order-payment.ts';
import * as orderStaff from './order-staff.ts';
import * as orders from './orders.ts';
import * as paymentStaff from './payment-staff.ts';
import * as quickOrder from './quick-order.ts';
import * as registration from './registration.ts';
import * as registrationStaff from './registration-staff.ts';
import * as reorder from './reorder.ts';
import * as search from './search.ts';
import * as staffArrivals from './staff/arrivals.ts';
import * as staffAudit from './staff/audit.ts';
import * as staffBanners from './staff/banners.ts';
import * as staffBrands from './staff/brands.ts';
import * as staffBusiness from './staff/business.ts';
import * as staffChoices from './staff/catalogue-choices.ts';
import * as staffCategories from './staff/categories.ts';
import * as staffCoupons from './staff/coupons.ts';
import * as staffCoverage from './staff/coverage.ts';
import * as staffCustomers from './staff/customers.ts';
import * as staffDeals from './staff/deals.ts';
import * as staffFirstDay from './staff/first-day.ts';
import * as staffImports from './staff/imports.ts';
import * as staffOrders from './staff/orders.ts';
import * as staffPaymentMethods from './staff/payment-methods.ts';
import * as staffPictures from './staff/pictures.ts';
import * as staffPriceLists from './staff/price-lists.ts';
import * as staffPriceRules from './staff/price-rules.ts';
import * as staffPrices from './staff/prices.ts';
import * as staffProducts from './staff/products.ts';
import * as staffProgrammed from './staff/programmed-prices.ts';
import * as staffStock from './staff/stock.ts';
import * as staffSynonyms from './staff/synonyms.ts';
import * as staffTeam from './staff/team.ts';
import * as staffTradeTypes from './staff/trade-types.ts';
import * as staffWarehouses from './staff/warehouses.ts';
import * as usualTones from './usual-tones.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'replies' in value;
}

/** Lists, not one object: contracts of two files may have the same name. */
const words = {
  identity: [
    identity,
    registration,
    registrationStaff,
    staffAudit,
    staffTeam,
    staffCustomers,
    staffTradeTypes,
    staffBusiness,
    staffFirstDay,
  ],
  delivery: [delivery, staffWarehouses, staffCoverage],
  pricing: [staffPrices, staffPriceRules, staffDeals, staffProgrammed, staffPriceLists],
  stock: [staffStock, staffArrivals],
  catalogue: [
    catalogue,
    catalogueFacets,
    favourites,
    usualTones,
    staffBrands,
    staffChoices,
    staffImports,
    staffPictures,
    staffProducts,
    staffCategories,
  ],
  search: [search, staffSynonyms],
  marketing: [marketing, staffBanners],
  loyalty: [loyalty],
  cart: [cart, cartLines, quickOrder, reorder, cartReminders],
  orders: [
    orders,
    coupons,
    staffCoupons,
    orderPayment,
    paymentStaff,
    staffPaymentMethods,
    orderHistory,
    orderStaff,
    staffOrders,
  ],
};

/** Every call of the product, by its domain word. */
export const callsByWord: ReadonlyMap<string, readonly Call[]> = new Map(
  Object.entries(words).map(([word, contracts]) => [
    word,
    contracts.flatMap((file) => Object.values<unknown>(file)).filter(isCall),
  ]),
);

/** Every call of the product: what the server must serve, the documents list and the tests cover. */
export const allCalls: readonly Call[] = [...callsByWord.values()].flat();
