/** The rows of the specification, as data: what must be there in the end. */

export interface RouteRow {
  /** The path as `apps/web/src/routes.ts` spells it. */
  readonly path: string;
  readonly screen: string;
}

export interface CallRow {
  readonly service: 'Authentication' | 'Cart' | 'Products' | 'Marketing' | 'Tracking' | 'Push';
  /** Method and path, read as D-1 says: without `/api`, shortened rows written out. */
  readonly call: string;
}

function routes(text: string): RouteRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [path = '', screen = ''] = line.trim().split(/\s+/);
      return { path, screen };
    });
}

function calls(service: CallRow['service'], text: string): CallRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => ({ service, call: line.trim() }));
}

/** §2, in its order. */
export const routeRows: readonly RouteRow[] = routes(`
  /login Login
  /registro Register
  /register/process RegisterProcess
  /send-confirmation-code/:sendCodeFor SendCode
  /verify-code VerifyCode
  /registration-status RegistrationStatus
  /login/recovery/password RecoveryPassword
  /login/change/password/:recoveryToken? ChangePassword
  /home/cart Cart
  /cart-news CartNews
  / Landing
  /home/ redirect
  /home/marketplace/customer MarketplaceHome
  /home/marketplace/seller MarketplaceHomeSeller
  /home/search Search
  /home/support Support
  /home/profile MyProfile
  /home/profile/:name MyProfile
  /home/profile/address MyAddressList
  /home/profile/address/new AddNewAddress
  /home/profile/orders/history OrderHistory
  /home/profile/orders/history/:orderCode OrderHistoryDetail
  /view-results-search ViewResultsSearch
  /product/:name/:productId/details ProductDetail
  /products/custom-list/:url_name CustomProductList
  /home/offers/full Offers
  /home/new-products NewProducts
  /home/bestsellers Bestsellers
  /home/combos/:title Combos
  /home/manufacturers Brands
  /home/manufacturers/:manufacturerId/:manufacturerName Brand
  /home/categories/ Categories
  /home/categories/:categoryId/:categoryName Category
  /home/purchase/order/detail PurchaseDetail
  /home/purchase/order/summary PurchaseSummary
  /home/purchase/order/shipping-schedule ShippingSchedule
  /home/purchase/order/payment-methods PaymentMethods
  /home/purchase/order/payment-methods/add-credit-card AddCreditCard
  /home/purchase/order/summary/coupon-list CouponList
  /home/purchase/order/finalizing-payment FinalizingPayment
  /home/purchase/list-address PurchaseAddresses
  /home/orders/purchased PurchasedOrders
  /home/orders/purchased/:orderId PurchasedOrder
  /home/select-customer SelectCustomer
  /terms-conditions TermsAndConditions
  /plan-negocios-estrellas LoyaltyPlan
  * redirect
`);

/** §7, in its order. */
export const callRows: readonly CallRow[] = [
  ...calls(
    'Authentication',
    `
    POST /v3/auth/register
    POST /verify/user-status
    POST /verify/verify
    POST /verify/check
    POST /auth/verify
    POST /auth/check
    GET /auth/refresh-token
    POST /v3/auth/login
    GET /auth/me
    DELETE /customer/remove
    POST /recovery-password
    PUT /change-password
    GET /v3/loyalty_status/customer
    GET /v3/lists/trades-types
    GET /v3/me/addresses
    POST /v3/me/addresses
  `,
  ),
  ...calls(
    'Cart',
    `
    POST /cart/additem
    GET /cart/listcart
    PUT /cart/listcart
    DELETE /cart/listcart
    DELETE /cart/cleanCart
    POST /cart/abandoned-cart
    PUT /cart/changequantityitem
    DELETE /cart/deleteitem
    POST /order/create
    POST /cart/buy-cart-again-confirm
    POST /compare_versions/
  `,
  ),
  ...calls(
    'Products',
    `
    GET /product/list
    GET /discounts/products
    GET /search
    GET /product/listHome
    GET /product/query
    GET /product/custom-list/:name
    GET /attribute/color/list
    POST /favorite/query
    POST /favorite/add
    POST /favorite/remove-item
  `,
  ),
  ...calls(
    'Marketing',
    `
    GET /banner/list/home
    GET /banner/list/position
    GET /discount/get-discounts-user
    GET /menu/list
    GET /promotional-header
    POST /searchTerms/add
    GET /searchterms/list
    GET /searchterms/top
    GET /searchterms/list-user
    GET /searchterms/top-user
  `,
  ),
  ...calls(
    'Tracking',
    `
    GET /states
    GET /cities
    POST /shippings/coverage
  `,
  ),
  ...calls('Push', 'POST /tokens'),
];
