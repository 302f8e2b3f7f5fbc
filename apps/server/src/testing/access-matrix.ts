import type { ErrorCode } from '@matiz/contracts/errors.ts';
import type { Access } from '@matiz/domain/identity/access.ts';

/** Whoever may knock (§6), and those who may not any more. */
export const callers = [
  'nobody',
  'a guest',
  'a buyer',
  'a seller with a customer',
  'a seller without one',
  'staff',
  'somebody who logged out',
  'somebody who was removed',
  'somebody with a forged token',
] as const;
export type Caller = (typeof callers)[number];

/** What each caller is told at the door of a call; null: come in. Written down, not computed. */
export const doors: Record<Access, Record<Caller, ErrorCode | null>> = {
  public: {
    nobody: null,
    'a guest': null,
    'a buyer': null,
    'a seller with a customer': null,
    'a seller without one': null,
    staff: null,
    'somebody who logged out': null,
    'somebody who was removed': null,
    'somebody with a forged token': null,
  },
  session: {
    nobody: 'NO_SESSION',
    'a guest': null,
    'a buyer': null,
    'a seller with a customer': null,
    'a seller without one': null,
    staff: null,
    'somebody who logged out': 'NO_SESSION',
    'somebody who was removed': 'NO_SESSION',
    'somebody with a forged token': 'NO_SESSION',
  },
  registered: {
    nobody: 'NO_SESSION',
    'a guest': 'LOGIN_REQUIRED',
    'a buyer': null,
    'a seller with a customer': null,
    'a seller without one': null,
    staff: null,
    'somebody who logged out': 'NO_SESSION',
    'somebody who was removed': 'NO_SESSION',
    'somebody with a forged token': 'NO_SESSION',
  },
  buyer: {
    nobody: 'NO_SESSION',
    'a guest': 'LOGIN_REQUIRED',
    'a buyer': null,
    'a seller with a customer': null,
    'a seller without one': 'CUSTOMER_REQUIRED',
    staff: 'FORBIDDEN',
    'somebody who logged out': 'NO_SESSION',
    'somebody who was removed': 'NO_SESSION',
    'somebody with a forged token': 'NO_SESSION',
  },
  seller: {
    nobody: 'NO_SESSION',
    'a guest': 'LOGIN_REQUIRED',
    'a buyer': 'FORBIDDEN',
    'a seller with a customer': null,
    'a seller without one': null,
    staff: 'FORBIDDEN',
    'somebody who logged out': 'NO_SESSION',
    'somebody who was removed': 'NO_SESSION',
    'somebody with a forged token': 'NO_SESSION',
  },
  staff: {
    nobody: 'NO_SESSION',
    'a guest': 'LOGIN_REQUIRED',
    'a buyer': 'FORBIDDEN',
    'a seller with a customer': 'FORBIDDEN',
    'a seller without one': 'FORBIDDEN',
    staff: null,
    'somebody who logged out': 'NO_SESSION',
    'somebody who was removed': 'NO_SESSION',
    'somebody with a forged token': 'NO_SESSION',
  },
};

/**
 * Every call and whom it lets in (§2, §6). A new call gets a row here, or the tests fail; so a
 * slip in a contract's access does not pass unseen.
 */
export const accessOf: Readonly<Record<string, Access>> = {
  'POST /v3/auth/login': 'public',
  'POST /v3/auth/guest': 'public',
  'GET /auth/refresh-token': 'public',
  'POST /auth/logout': 'session',
  'GET /auth/me': 'session',
  'GET /seller/customers': 'seller',
  'PUT /seller/working-customer': 'seller',
  'GET /states': 'session',
  'GET /cities': 'session',
  'POST /shippings/coverage': 'session',
  'GET /shippings/cities': 'session',
  'GET /v3/me/addresses': 'buyer',
  'GET /product/list': 'session',
  'GET /discounts/products': 'session',
  'GET /product/listHome': 'session',
  'GET /product/query': 'session',
  'GET /menu/list': 'session',
  'GET /search': 'session',
  'GET /banner/list/home': 'session',
  'GET /v3/loyalty_status/customer': 'buyer',
  'POST /cart/additem': 'buyer',
  'GET /cart/listcart': 'buyer',
  'PUT /cart/changequantityitem': 'buyer',
  'DELETE /cart/deleteitem': 'buyer',
  'DELETE /cart/cleanCart': 'buyer',
  'GET /order/purchase': 'buyer',
  'PUT /order/purchase': 'buyer',
  'POST /order/create': 'buyer',
  'GET /order/list': 'registered',
  'GET /order/query': 'registered',
};
