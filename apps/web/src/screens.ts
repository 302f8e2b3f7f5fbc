import { loadPart } from './lib/parts/load-part.ts';
import type { ScreenModule } from './lib/screen.ts';

interface ScreenFile {
  readonly load: () => Promise<ScreenModule>;
}

/** Where each screen lives; its folder spells its URL. Each is a code part of its own. */
export const screens = {
  Landing: { load: () => import('./screens/landing.tsx') },
  Login: { load: () => import('./screens/login/login.tsx') },
  Register: { load: () => import('./screens/registro.tsx') },
  SendCode: { load: () => import('./screens/send-confirmation-code/send-code-for.tsx') },
  VerifyCode: { load: () => import('./screens/verify-code.tsx') },
  RegisterProcess: { load: () => import('./screens/register/process.tsx') },
  RegistrationStatus: { load: () => import('./screens/registration-status.tsx') },
  RecoveryPassword: { load: () => import('./screens/login/recovery/password.tsx') },
  ChangePassword: { load: () => import('./screens/login/change/password.tsx') },
  ConfirmEmail: { load: () => import('./screens/login/confirm-email.tsx') },
  ApproveHandOver: { load: () => import('./screens/aprobar-pedido.tsx') },
  StopReminders: { load: () => import('./screens/cart-reminders/stop.tsx') },
  Favourites: { load: () => import('./screens/home/profile/favourites.tsx') },
  Notifications: { load: () => import('./screens/home/profile/notifications.tsx') },
  RemoveAccount: { load: () => import('./screens/eliminar-cuenta.tsx') },
  MarketplaceHome: { load: () => import('./screens/home/marketplace/customer.tsx') },
  ProductDetail: { load: () => import('./screens/product/details.tsx') },
  Cart: { load: () => import('./screens/home/cart/cart.tsx') },
  CartNews: { load: () => import('./screens/cart-news.tsx') },
  QuickOrder: { load: () => import('./screens/home/quick-order.tsx') },
  PurchaseAddresses: { load: () => import('./screens/home/purchase/list-address.tsx') },
  PurchaseDetail: { load: () => import('./screens/home/purchase/order/detail.tsx') },
  ShippingSchedule: { load: () => import('./screens/home/purchase/order/shipping-schedule.tsx') },
  AddCreditCard: {
    load: () => import('./screens/home/purchase/order/payment-methods/add-credit-card.tsx'),
  },
  PaymentMethods: { load: () => import('./screens/home/purchase/order/payment-methods.tsx') },
  PurchaseSummary: { load: () => import('./screens/home/purchase/order/summary.tsx') },
  CouponList: { load: () => import('./screens/home/purchase/order/summary/coupon-list.tsx') },
  FinalizingPayment: { load: () => import('./screens/home/purchase/order/finalizing-payment.tsx') },
  MyProfile: { load: () => import('./screens/home/profile/profile.tsx') },
  MyAddressList: { load: () => import('./screens/home/profile/address.tsx') },
  AddNewAddress: { load: () => import('./screens/home/profile/address/new.tsx') },
  OrderHistory: { load: () => import('./screens/home/profile/orders/history.tsx') },
  OrderHistoryDetail: { load: () => import('./screens/home/profile/orders/order.tsx') },
  PurchasedOrders: { load: () => import('./screens/home/orders/purchased.tsx') },
  PurchasedOrder: { load: () => import('./screens/home/orders/purchased-order.tsx') },
  SelectCustomer: { load: () => import('./screens/home/select-customer/select-customer.tsx') },
  SellerRoute: { load: () => import('./screens/home/seller-route/route.tsx') },
  Support: { load: () => import('./screens/home/support.tsx') },
  LoyaltyPlan: { load: () => import('./screens/plan-negocios-estrellas.tsx') },
  Bestsellers: { load: () => import('./screens/home/bestsellers.tsx') },
  Categories: { load: () => import('./screens/home/categories/categories.tsx') },
  Category: { load: () => import('./screens/home/categories/category.tsx') },
  Combos: { load: () => import('./screens/home/combos/title.tsx') },
  Manufacturer: { load: () => import('./screens/home/manufacturers/manufacturer.tsx') },
  Manufacturers: { load: () => import('./screens/home/manufacturers/manufacturers.tsx') },
  MarketplaceHomeSeller: { load: () => import('./screens/home/marketplace/seller.tsx') },
  NewProducts: { load: () => import('./screens/home/new-products.tsx') },
  CustomProductList: { load: () => import('./screens/products/custom-list.tsx') },
  Offers: { load: () => import('./screens/home/offers/full.tsx') },
  Search: { load: () => import('./screens/home/search.tsx') },
  Terms: { load: () => import('./screens/terms-conditions.tsx') },
  ViewResultsSearch: { load: () => import('./screens/view-results-search.tsx') },
} satisfies Record<string, ScreenFile>;

export type ScreenName = keyof typeof screens;

export type LoadScreen = (name: ScreenName) => Promise<ScreenModule>;

/** Fetches a screen's code part (once; the browser keeps it). */
export function loadScreen(name: ScreenName): Promise<ScreenModule> {
  return loadPart<ScreenModule>(name, screens[name].load);
}
