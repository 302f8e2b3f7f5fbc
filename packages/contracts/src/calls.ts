import * as cartLines from './cart/cart-lines.ts';
import * as cartReminders from './cart/cart-reminders.ts';
import * as quickOrder from './cart/quick-order.ts';
import * as reorder from './cart/reorder.ts';
import * as savedLines from './cart/saved-lines.ts';
import * as sellerRoute from './cart/seller-route.ts';
import * as stockAlerts from './cart/stock-alerts.ts';
import * as usualBasket from './cart/usual-basket.ts';
import * as cart from './cart.ts';
import * as catalogueFacets from './catalogue/catalogue-facets.ts';
import * as colourCards from './catalogue/colour-cards.ts';
import * as favouriteLists from './catalogue/favourite-lists.ts';
import * as favourites from './catalogue/favourites.ts';
import * as restock from './catalogue/restock.ts';
import * as usualTones from './catalogue/usual-tones.ts';
import * as catalogue from './catalogue.ts';
import type { Call } from './define-call.ts';
import * as delivery from './delivery.ts';
import * as legalTexts from './identity/legal-texts.ts';
import * as ownAccount from './identity/own-account.ts';
import * as ownNotices from './identity/own-notices.ts';
import * as ownTerms from './identity/own-terms.ts';
import * as registration from './identity/registration.ts';
import * as registrationProgress from './identity/registration-progress.ts';
import * as registrationStaff from './identity/registration-staff.ts';
import * as sellerCustomers from './identity/seller-customers.ts';
import * as identity from './identity.ts';
import * as loyalty from './loyalty.ts';
import * as announcements from './marketing/announcements.ts';
import * as onboardingSlides from './marketing/onboarding-slides.ts';
import * as promotion from './marketing/promotion.ts';
import * as marketing from './marketing.ts';
import * as changePayment from './orders/change-payment.ts';
import * as coupons from './orders/coupons.ts';
import * as deliveryWindows from './orders/delivery-windows.ts';
import * as handOver from './orders/hand-over.ts';
import * as orderHistory from './orders/order-history.ts';
import * as orderPayment from './orders/order-payment.ts';
import * as orderStaff from './orders/order-staff.ts';
import * as paymentProof from './orders/payment-proof.ts';
import * as orders from './orders.ts';
import * as cards from './payments/cards.ts';
import * as credit from './payments/credit.ts';
import * as paymentStaff from './payments/payment-staff.ts';
import * as push from './push.ts';
import * as search from './search.ts';
import * as shop from './shop.ts';
import * as staffArrivals from './staff/arrivals.ts';
import * as staffAudit from './staff/audit.ts';
import * as staffBarcodes from './staff/barcodes.ts';
import * as staffBrands from './staff/catalogue/brands.ts';
import * as staffBulkProducts from './staff/catalogue/bulk-products.ts';
import * as staffChoices from './staff/catalogue/catalogue-choices.ts';
import * as staffCategories from './staff/catalogue/categories.ts';
import * as staffCombos from './staff/catalogue/combos.ts';
import * as staffCurations from './staff/catalogue/curations.ts';
import * as staffHomeRows from './staff/catalogue/home-rows.ts';
import * as staffImports from './staff/catalogue/imports.ts';
import * as staffMissedSearches from './staff/catalogue/missed-searches.ts';
import * as staffPictures from './staff/catalogue/pictures.ts';
import * as staffProductPreview from './staff/catalogue/product-preview.ts';
import * as staffProducts from './staff/catalogue/products.ts';
import * as staffSelections from './staff/catalogue/selections.ts';
import * as staffSynonyms from './staff/catalogue/synonyms.ts';
import * as staffAnnouncements from './staff/content/announcements.ts';
import * as staffBanners from './staff/content/banners.ts';
import * as staffMenus from './staff/content/menus.ts';
import * as staffSlides from './staff/content/onboarding-slides.ts';
import * as staffPromotions from './staff/content/promotions.ts';
import * as staffCustomers from './staff/customers.ts';
import * as staffCoverage from './staff/delivery/coverage.ts';
import * as staffWarehouses from './staff/delivery/warehouses.ts';
import * as staffWindows from './staff/delivery/windows.ts';
import * as staffExports from './staff/exports.ts';
import * as staffLegalTexts from './staff/legal-texts.ts';
import * as staffOrders from './staff/orders.ts';
import * as staffCredits from './staff/payments/credits.ts';
import * as staffHandPayments from './staff/payments/hand-payments.ts';
import * as staffPaymentGateways from './staff/payments/payment-gateways.ts';
import * as staffPaymentLimits from './staff/payments/payment-limits.ts';
import * as staffPaymentMethods from './staff/payments/payment-methods.ts';
import * as staffCoupons from './staff/pricing/coupons.ts';
import * as staffDeals from './staff/pricing/deals.ts';
import * as staffLoyaltyTiers from './staff/pricing/loyalty-tiers.ts';
import * as staffPriceLists from './staff/pricing/price-lists.ts';
import * as staffPriceRules from './staff/pricing/price-rules.ts';
import * as staffPriceViews from './staff/pricing/price-views.ts';
import * as staffPrices from './staff/pricing/prices.ts';
import * as staffProgrammed from './staff/pricing/programmed-prices.ts';
import * as staffSecondFactor from './staff/second-factor.ts';
import * as staffAppVersions from './staff/shop/app-versions.ts';
import * as staffBusiness from './staff/shop/business.ts';
import * as staffBusinessSign from './staff/shop/business-sign.ts';
import * as staffFirstDay from './staff/shop/first-day.ts';
import * as staffReasons from './staff/shop/reasons.ts';
import * as staffStock from './staff/stock.ts';
import * as staffSupport from './staff/support.ts';
import * as staffTableViews from './staff/table-views.ts';
import * as staffTeam from './staff/team.ts';
import * as staffTradeTypes from './staff/trade-types.ts';
import * as support from './support.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'replies' in value;
}

/** Lists, not one object: contracts of two files may have the same name. */
const words = {
  identity: [
    identity,
    registration,
    registrationProgress,
    registrationStaff,
    sellerCustomers,
    ownAccount,
    ownNotices,
    ownTerms,
    legalTexts,
    staffLegalTexts,
    staffAudit,
    staffExports,
    staffSecondFactor,
    staffTeam,
    staffTableViews,
    staffCustomers,
    staffTradeTypes,
    staffBusiness,
    staffBusinessSign,
    staffFirstDay,
  ],
  delivery: [delivery, staffWarehouses, staffCoverage, staffWindows],
  pricing: [
    staffPrices,
    staffPriceViews,
    staffPriceRules,
    staffDeals,
    staffProgrammed,
    staffPriceLists,
  ],
  stock: [staffStock, staffBarcodes, staffArrivals],
  catalogue: [
    catalogue,
    catalogueFacets,
    favouriteLists,
    favourites,
    restock,
    colourCards,
    usualTones,
    staffBrands,
    staffChoices,
    staffCombos,
    staffImports,
    staffPictures,
    staffProductPreview,
    staffProducts,
    staffBulkProducts,
    staffSelections,
    staffHomeRows,
    staffCategories,
  ],
  search: [search, staffSynonyms, staffCurations, staffMissedSearches],
  marketing: [
    marketing,
    promotion,
    announcements,
    staffBanners,
    staffPromotions,
    staffAnnouncements,
    staffSlides,
    onboardingSlides,
    staffMenus,
  ],
  shop: [shop, staffAppVersions, staffReasons],
  support: [support, staffSupport],
  push: [push],
  loyalty: [loyalty, staffLoyaltyTiers],
  cart: [
    cart,
    cartLines,
    quickOrder,
    reorder,
    savedLines,
    sellerRoute,
    usualBasket,
    cartReminders,
    stockAlerts,
  ],
  orders: [
    handOver,
    orders,
    coupons,
    staffCoupons,
    orderPayment,
    changePayment,
    paymentProof,
    cards,
    credit,
    staffCredits,
    paymentStaff,
    staffHandPayments,
    staffPaymentGateways,
    staffPaymentLimits,
    staffPaymentMethods,
    deliveryWindows,
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
