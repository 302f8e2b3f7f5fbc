import { loadPart } from './lib/parts/load-part.ts';
import type { ScreenModule } from './lib/screen.ts';

interface ScreenFile {
  /** As the build's manifest names it, so that a page can preload its part. */
  readonly source: string;
  readonly load: () => Promise<ScreenModule>;
}

/** Where each built screen lives; its folder spells its URL. Each is a code part of its own. */
export const screens = {
  Landing: { source: 'src/screens/landing.tsx', load: () => import('./screens/landing.tsx') },
  Login: { source: 'src/screens/login/login.tsx', load: () => import('./screens/login/login.tsx') },
  Register: { source: 'src/screens/registro.tsx', load: () => import('./screens/registro.tsx') },
  SendCode: {
    source: 'src/screens/send-confirmation-code/send-code-for.tsx',
    load: () => import('./screens/send-confirmation-code/send-code-for.tsx'),
  },
  VerifyCode: {
    source: 'src/screens/verify-code.tsx',
    load: () => import('./screens/verify-code.tsx'),
  },
  RegisterProcess: {
    source: 'src/screens/register/process.tsx',
    load: () => import('./screens/register/process.tsx'),
  },
  RegistrationStatus: {
    source: 'src/screens/registration-status.tsx',
    load: () => import('./screens/registration-status.tsx'),
  },
  RecoveryPassword: {
    source: 'src/screens/login/recovery/password.tsx',
    load: () => import('./screens/login/recovery/password.tsx'),
  },
  ChangePassword: {
    source: 'src/screens/login/change/password.tsx',
    load: () => import('./screens/login/change/password.tsx'),
  },
  ConfirmEmail: {
    source: 'src/screens/login/confirm-email.tsx',
    load: () => import('./screens/login/confirm-email.tsx'),
  },
  ApproveHandOver: {
    source: 'src/screens/aprobar-pedido.tsx',
    load: () => import('./screens/aprobar-pedido.tsx'),
  },
  StopReminders: {
    source: 'src/screens/cart-reminders/stop.tsx',
    load: () => import('./screens/cart-reminders/stop.tsx'),
  },
  Favourites: {
    source: 'src/screens/home/profile/favourites.tsx',
    load: () => import('./screens/home/profile/favourites.tsx'),
  },
  Notifications: {
    source: 'src/screens/home/profile/notifications.tsx',
    load: () => import('./screens/home/profile/notifications.tsx'),
  },
  RemoveAccount: {
    source: 'src/screens/eliminar-cuenta.tsx',
    load: () => import('./screens/eliminar-cuenta.tsx'),
  },
  MarketplaceHome: {
    source: 'src/screens/home/marketplace/customer.tsx',
    load: () => import('./screens/home/marketplace/customer.tsx'),
  },
  ProductDetail: {
    source: 'src/screens/product/details.tsx',
    load: () => import('./screens/product/details.tsx'),
  },
  Cart: {
    source: 'src/screens/home/cart/cart.tsx',
    load: () => import('./screens/home/cart/cart.tsx'),
  },
  CartNews: { source: 'src/screens/cart-news.tsx', load: () => import('./screens/cart-news.tsx') },
  QuickOrder: {
    source: 'src/screens/home/quick-order.tsx',
    load: () => import('./screens/home/quick-order.tsx'),
  },
  PurchaseAddresses: {
    source: 'src/screens/home/purchase/list-address.tsx',
    load: () => import('./screens/home/purchase/list-address.tsx'),
  },
  PurchaseDetail: {
    source: 'src/screens/home/purchase/order/detail.tsx',
    load: () => import('./screens/home/purchase/order/detail.tsx'),
  },
  ShippingSchedule: {
    source: 'src/screens/home/purchase/order/shipping-schedule.tsx',
    load: () => import('./screens/home/purchase/order/shipping-schedule.tsx'),
  },
  AddCreditCard: {
    source: 'src/screens/home/purchase/order/payment-methods/add-credit-card.tsx',
    load: () => import('./screens/home/purchase/order/payment-methods/add-credit-card.tsx'),
  },
  PaymentMethods: {
    source: 'src/screens/home/purchase/order/payment-methods.tsx',
    load: () => import('./screens/home/purchase/order/payment-methods.tsx'),
  },
  PurchaseSummary: {
    source: 'src/screens/home/purchase/order/summary.tsx',
    load: () => import('./screens/home/purchase/order/summary.tsx'),
  },
  CouponList: {
    source: 'src/screens/home/purchase/order/summary/coupon-list.tsx',
    load: () => import('./screens/home/purchase/order/summary/coupon-list.tsx'),
  },
  FinalizingPayment: {
    source: 'src/screens/home/purchase/order/finalizing-payment.tsx',
    load: () => import('./screens/home/purchase/order/finalizing-payment.tsx'),
  },
  MyProfile: {
    source: 'src/screens/home/profile/profile.tsx',
    load: () => import('./screens/home/profile/profile.tsx'),
  },
  MyAddressList: {
    source: 'src/screens/home/profile/address.tsx',
    load: () => import('./screens/home/profile/address.tsx'),
  },
  AddNewAddress: {
    source: 'src/screens/home/profile/address/new.tsx',
    load: () => import('./screens/home/profile/address/new.tsx'),
  },
  OrderHistory: {
    source: 'src/screens/home/profile/orders/history.tsx',
    load: () => import('./screens/home/profile/orders/history.tsx'),
  },
  OrderHistoryDetail: {
    source: 'src/screens/home/profile/orders/order.tsx',
    load: () => import('./screens/home/profile/orders/order.tsx'),
  },
  PurchasedOrders: {
    source: 'src/screens/home/orders/purchased.tsx',
    load: () => import('./screens/home/orders/purchased.tsx'),
  },
  PurchasedOrder: {
    source: 'src/screens/home/orders/purchased-order.tsx',
    load: () => import('./screens/home/orders/purchased-order.tsx'),
  },
  SelectCustomer: {
    source: 'src/screens/home/select-customer/select-customer.tsx',
    load: () => import('./screens/home/select-customer/select-customer.tsx'),
  },
  SellerRoute: {
    source: 'src/screens/home/seller-route/route.tsx',
    load: () => import('./screens/home/seller-route/route.tsx'),
  },
  SellerRouteOrder: {
    source: 'src/screens/home/seller-route/order.tsx',
    load: () => import('./screens/home/seller-route/order.tsx'),
  },
  Support: {
    source: 'src/screens/home/support.tsx',
    load: () => import('./screens/home/support.tsx'),
  },
  LoyaltyPlan: {
    source: 'src/screens/plan-negocios-estrellas.tsx',
    load: () => import('./screens/plan-negocios-estrellas.tsx'),
  },
  Soon: { source: 'src/screens/soon.tsx', load: () => import('./screens/soon.tsx') },
  Bestsellers: {
    source: 'src/screens/home/bestsellers.tsx',
    load: () => import('./screens/home/bestsellers.tsx'),
  },
  Categories: {
    source: 'src/screens/home/categories/categories.tsx',
    load: () => import('./screens/home/categories/categories.tsx'),
  },
  Category: {
    source: 'src/screens/home/categories/category.tsx',
    load: () => import('./screens/home/categories/category.tsx'),
  },
  Combos: {
    source: 'src/screens/home/combos/title.tsx',
    load: () => import('./screens/home/combos/title.tsx'),
  },
  Manufacturer: {
    source: 'src/screens/home/manufacturers/manufacturer.tsx',
    load: () => import('./screens/home/manufacturers/manufacturer.tsx'),
  },
  Manufacturers: {
    source: 'src/screens/home/manufacturers/manufacturers.tsx',
    load: () => import('./screens/home/manufacturers/manufacturers.tsx'),
  },
  MarketplaceHomeSeller: {
    source: 'src/screens/home/marketplace/seller.tsx',
    load: () => import('./screens/home/marketplace/seller.tsx'),
  },
  NewProducts: {
    source: 'src/screens/home/new-products.tsx',
    load: () => import('./screens/home/new-products.tsx'),
  },
  CustomProductList: {
    source: 'src/screens/products/custom-list.tsx',
    load: () => import('./screens/products/custom-list.tsx'),
  },
  Offers: {
    source: 'src/screens/home/offers/full.tsx',
    load: () => import('./screens/home/offers/full.tsx'),
  },
  Search: {
    source: 'src/screens/home/search.tsx',
    load: () => import('./screens/home/search.tsx'),
  },
  Terms: {
    source: 'src/screens/terms-conditions.tsx',
    load: () => import('./screens/terms-conditions.tsx'),
  },
  ViewResultsSearch: {
    source: 'src/screens/view-results-search.tsx',
    load: () => import('./screens/view-results-search.tsx'),
  },
} satisfies Record<string, ScreenFile>;

export type ScreenName = keyof typeof screens;

export type LoadScreen = (name: ScreenName) => Promise<ScreenModule>;

/** Fetches a screen's code part (once; the browser keeps it). */
export function loadScreen(name: ScreenName): Promise<ScreenModule> {
  return loadPart<ScreenModule>(name, screens[name].load);
}
