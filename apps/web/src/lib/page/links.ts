import { generatePath } from 'react-router';
import type { PhoneStep } from './route.ts';

/** The addresses of §2, filled in. */
export const links = {
  home: '/home/',
  marketplace: '/home/marketplace/customer',
  login: '/login',
  loginByPhone: (returnTo: string | null) =>
    `/login?${new URLSearchParams({ con: 'celular', ...(returnTo ? { redirectTo: returnTo } : {}) })}`,
  register: '/registro',
  registerFromLanding: '/registro?from_landing=1',
  sendCode: (step: PhoneStep) =>
    generatePath('/send-confirmation-code/:sendCodeFor', { sendCodeFor: step }),
  verifyCode: '/verify-code',
  registerProcess: '/register/process',
  registerStep: (step: string) => `/register/process?${new URLSearchParams({ paso: step })}`,
  registrationStatus: '/registration-status',
  /** Where the rest of the data is asked before the first order; then back to `returnTo`. */
  completeRegistration: (returnTo: string | null, step: string | null = null) => {
    const search = new URLSearchParams({
      ...(step === null ? {} : { paso: step }),
      ...(returnTo === null ? {} : { redirectTo: returnTo }),
    });
    return `/registration-status${search.size > 0 ? `?${search}` : ''}`;
  },
  recoverPassword: '/login/recovery/password',
  removeAccount: '/eliminar-cuenta',
  cart: '/home/cart',
  cartNews: '/cart-news',
  quickOrder: '/home/quick-order',
  search: '/home/search',
  offers: '/home/offers/full',
  newProducts: '/home/new-products',
  bestsellers: '/home/bestsellers',
  brands: '/home/manufacturers',
  categories: '/home/categories/',
  loyalty: '/plan-negocios-estrellas',
  terms: '/terms-conditions',
  dataPolicy: '/terms-conditions#datos-personales',
  support: '/home/support',
  profile: '/home/profile',
  addresses: '/home/profile/address',
  newAddress: '/home/profile/address/new',
  editAddress: (id: string) => `/home/profile/address/new?${new URLSearchParams({ id })}`,
  favourites: '/home/profile/favourites',
  notifications: '/home/profile/notifications',
  orders: '/home/profile/orders/history',
  purchased: '/home/orders/purchased',
  selectCustomer: '/home/select-customer',
  chooseAddress: '/home/purchase/list-address',
  purchaseDetail: '/home/purchase/order/detail',
  shippingSchedule: '/home/purchase/order/shipping-schedule',
  paymentMethods: '/home/purchase/order/payment-methods',
  /** Of an order that waits for its payment; null: only to keep a card. */
  addCard: (orderCode: string | null) =>
    `/home/purchase/order/payment-methods/add-credit-card${orderCode === null ? '' : `?${new URLSearchParams({ order: orderCode })}`}`,
  purchaseSummary: '/home/purchase/order/summary',
  coupons: '/home/purchase/order/summary/coupon-list',
  order: (code: string) =>
    generatePath('/home/profile/orders/history/:orderCode', { orderCode: code }),
  purchasedOrder: (code: string) =>
    generatePath('/home/orders/purchased/:orderId', { orderId: code }),
  orderPlaced: (code: string) =>
    `/home/purchase/order/finalizing-payment?${new URLSearchParams({ order: code })}`,
  combos: (title = 'combos') => generatePath('/home/combos/:title', { title }),
  product: ({ _id, slug }: Identified) =>
    // Written out, as a category: a page names hundreds.
    `/product/${encodeURIComponent(slug || 'producto')}/${encodeURIComponent(_id)}/details`,
  category: ({ _id, slug }: Identified) =>
    `/home/categories/${encodeURIComponent(_id)}/${encodeURIComponent(slug)}`,
  brand: ({ _id, slug }: Identified) =>
    generatePath('/home/manufacturers/:manufacturerId/:manufacturerName', {
      manufacturerId: _id,
      manufacturerName: slug,
    }),
  results: (search: string) => `/view-results-search?${new URLSearchParams({ search })}`,
} as const;

interface Identified {
  readonly _id: string;
  readonly slug: string;
}
