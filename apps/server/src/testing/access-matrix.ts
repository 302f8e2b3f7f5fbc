import { paymentsMatrix } from './access-matrix-payments.ts';
import { registrationMatrix } from './access-matrix-registration.ts';
import { sellersMatrix } from './access-matrix-sellers.ts';
import { staffMatrix } from './access-matrix-staff.ts';
import * as objects from './access-objects.ts';
import { named, type Row } from './access-rows.ts';
import { nextId } from './numbers.ts';

/*
 * The access matrix: every call, whom it lets in (§2, §6), and what it does with the objects of
 * others. `http/access.test.ts` runs every cell against the real application; a call that is not
 * here fails it, and so does a contract that says something else.
 *
 * A new call that names nothing of a customer's is one line: its name and its access.
 *   'GET /product/list': 'visitor',
 * A call that takes an id, a code or a key of something that belongs to someone says what, how it
 * is named in the request, and what the one who may not have it is told: the same, letter for letter,
 * as for one that is not there.
 *   'DELETE /v3/me/addresses': named('buyer', objects.address, {
 *     ask: (_id) => ({ query: { _id } }),
 *     absent: 'UNKNOWN_ADDRESS',
 *   }),
 * What staff keep, in `access-matrix-staff.ts`, names nothing of a customer's; payments have
 * `access-matrix-payments.ts`.
 * A kind of object that is new is a few lines in `access-objects.ts`. Whom the callers stand for,
 * and what each is told at the door, is in `access-answers.ts`.
 */

const someAddress = { address: 'Calle 1 # 2-3', cityId: '11001', stateId: '11' };
const withoutCustomer = { 'a seller of A who chose nobody': 'CUSTOMER_REQUIRED' } as const;

export const accessMatrix: Readonly<Record<string, Row>> = {
  ...paymentsMatrix,
  ...registrationMatrix,
  ...sellersMatrix,
  'POST /v3/auth/login': 'public',
  'POST /v3/auth/guest': 'public',
  'GET /auth/refresh-token': 'public',
  'GET /legal-texts': 'public',
  'GET /legal-texts/versions': 'public',
  'POST /auth/logout': 'visitor',
  'GET /auth/me': 'visitor',
  'POST /verify/user-status': 'visitor',
  'POST /verify/verify': 'session',
  'POST /verify/check': 'session',
  'POST /auth/verify': 'session',
  'POST /auth/check': 'session',
  'POST /recovery-password': 'visitor',
  'PUT /change-password': 'visitor',
  'GET /staff/audit': 'staff:audit:read',
  'GET /staff/team': 'staff:team:read',
  'GET /staff/team/one': 'staff:team:read',
  'GET /staff/team/history': 'staff:team:read',
  'PUT /staff/team': 'staff:team:write',
  'DELETE /staff/team/sessions': 'staff:team:write',
  'DELETE /staff/team/second-factor': 'staff:team:write',
  'GET /staff/second-factor': 'staff',
  'POST /staff/second-factor': 'staff',
  'DELETE /staff/second-factor': 'staff',
  'POST /staff/second-factor/secret': 'staff',
  'POST /staff/second-factor/proof': 'staff',
  'GET /staff/views': 'staff',
  'PUT /staff/views': 'staff',
  'DELETE /staff/views': 'staff',
  'GET /staff/team/invitations': 'staff:team:read',
  'POST /staff/team/invitations': 'staff:team:write',
  'DELETE /staff/team/invitations': 'staff:team:write',
  'GET /staff-invitation': 'public',
  'POST /staff-invitation': 'public',
  ...staffMatrix,
  'POST /seller/hand-over': 'seller',
  'GET /seller/hand-over': 'seller',
  'DELETE /seller/hand-over': 'seller',
  'POST /hand-over/view': 'visitor',
  'PUT /hand-over': 'visitor',
  'POST /hand-over/approve': 'visitor',
  'POST /hand-over/decline': 'visitor',
  'GET /states': 'visitor',
  'GET /cities': 'visitor',
  'POST /shippings/coverage': 'visitor',
  'GET /shippings/cities': 'visitor',
  'GET /shippings/next-arrival': 'visitor',
  'GET /v3/me/addresses': named('buyer', objects.customer, {
    ask: (customerId) => ({ query: { customerId } }),
    absent: 'CUSTOMER_NOT_FOUND',
  }),
  'GET /product/list': 'visitor',
  'GET /discounts/products': 'visitor',
  'GET /product/listHome': 'visitor',
  'GET /product/query': 'visitor',
  'GET /product/facets': 'visitor',
  'GET /product/custom-list/:name': 'visitor',
  'GET /product/related': 'visitor',
  'GET /product/colour-cards': 'visitor',
  'GET /product/usual-tones': 'buyer',
  'GET /product/restock': 'buyer',
  'GET /attribute/color/list': 'visitor',
  'POST /favorite/query': 'registered',
  'POST /favorite/add': 'registered',
  'POST /favorite/remove-item': 'registered',
  'GET /favorite/lists': 'registered',
  'PUT /favorite/lists': 'registered',
  'DELETE /favorite/lists': 'registered',
  'GET /menu/list': 'visitor',
  'GET /search': 'visitor',
  'GET /search/facets': 'visitor',
  'GET /search/suggestions': 'visitor',
  'POST /searchTerms/add': 'visitor',
  'GET /searchterms/list': 'visitor',
  'GET /searchterms/top': 'visitor',
  'GET /searchterms/list-user': 'visitor',
  'GET /searchterms/top-user': 'visitor',
  'GET /product/equivalents': 'visitor',
  'GET /banner/list/home': 'visitor',
  'GET /banner/list/position': 'visitor',
  'GET /promotional-header': 'visitor',
  'GET /announcements': 'visitor',
  'POST /compare_versions/': 'public',
  'POST /tokens': 'registered',
  'GET /tokens/browser': 'registered',
  'POST /tokens/browser': 'registered',
  'GET /notifications': 'registered',
  'POST /notifications/read': 'registered',
  'GET /loyalty/tiers': 'visitor',
  'GET /v3/loyalty_status/customer': named('buyer', objects.customer, {
    ask: (customer_id) => ({ query: { customer_id } }),
    absent: 'CUSTOMER_NOT_FOUND',
  }),
  'POST /cart/additem': 'buyer',
  'GET /cart/listcart': 'buyer',
  'PUT /cart/listcart': named('buyer', objects.cartLine, {
    ask: ({ lineId }) => ({ body: { move: [{ lineId, advancedPurchasing: false }] } }),
    absent: 'UNKNOWN_CART_LINE',
  }),
  'DELETE /cart/listcart': named('buyer', objects.cartLine, {
    ask: ({ lineId }) => ({ body: { lineIds: [lineId] } }),
    absent: 'UNKNOWN_CART_LINE',
  }),
  'POST /cart/abandoned-cart': named('buyer', objects.cart, {
    ask: (cartId) => ({ body: { cartId } }),
    absent: 'CART_NOT_FOUND',
  }),
  'POST /cart/buy-cart-again-confirm': named('buyer', objects.order, {
    ask: ({ cartId }) => ({ body: { cartId } }),
    absent: 'CART_NOT_FOUND',
  }),
  'GET /cart/buy-cart-again': named('buyer', objects.order, {
    ask: ({ code }) => ({ query: { orderCode: code } }),
    absent: 'NOT_FOUND',
  }),
  'GET /cart/saved': 'buyer',
  'POST /cart/saved': named('buyer', objects.cartLine, {
    ask: ({ lineId }) => ({ body: { lineIds: [lineId] } }),
    absent: 'UNKNOWN_CART_LINE',
  }),
  'DELETE /cart/saved': 'buyer',
  'POST /cart/repeat-usual': 'buyer',
  'POST /cart/add-favourites': 'buyer',
  'POST /cart/quick-order/check': 'buyer',
  'POST /cart/quick-order/add': 'buyer',
  'GET /stock-alerts': 'registered',
  'POST /stock-alerts': 'registered',
  'DELETE /stock-alerts': 'registered',
  'GET /cart/reminders': 'buyer',
  'PUT /cart/reminders': 'buyer',
  'POST /cart/reminders/stop': 'public',
  'GET /staff/carts/abandoned': 'staff:orders:read',
  'PUT /cart/changequantityitem': named('buyer', objects.cartLine, {
    ask: ({ code }) => ({ body: { code, quantity: 2, advancedPurchasing: false } }),
    absent: 'UNKNOWN_CART_LINE',
  }),
  'DELETE /cart/deleteitem': named('buyer', objects.cartLine, {
    ask: ({ code }) => ({ body: { code, advancedPurchasing: false } }),
    absent: 'UNKNOWN_CART_LINE',
  }),
  'DELETE /cart/cleanCart': named('buyer', objects.cart, {
    ask: (cartId) => ({ body: { cartId } }),
    absent: 'CART_NOT_FOUND',
  }),
  'GET /order/purchase': 'buyer',
  'GET /order/windows': 'buyer',
  'PUT /order/purchase': named('buyer', objects.purchaseAddress, {
    ask: (addressId) => ({ body: { addressId } }),
    absent: 'UNKNOWN_ADDRESS',
  }),
  'POST /order/create': named('buyer', objects.cart, {
    ask: (cartId) => ({ body: { cartId } }),
    absent: 'CART_NOT_FOUND',
  }),
  'GET /order/list': 'registered',
  'GET /order/query': named('registered', objects.order, {
    ask: ({ code }) => ({ query: { code } }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'GET /order/pdf': named('registered', objects.order, {
    ask: ({ code }) => ({ query: { orderCode: code } }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'POST /order/cancel': named('registered', objects.order, {
    ask: ({ code }) => ({ body: { orderCode: code } }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'POST /order/reopen': named('buyer', objects.unpaidOrder, {
    ask: ({ code }) => ({ body: { orderCode: code } }),
    absent: 'NOT_FOUND',
  }),
  'GET /discount/get-discounts-user': 'buyer',
  'POST /order/keep': named('registered', objects.movedOrder, {
    ask: ({ code }) => ({ body: { orderCode: code, deliveryId: '1' } }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'POST /staff/orders/advance': named('staff:orders:move', objects.order, {
    ask: ({ code }) => ({ body: { orderCode: code, state: 'in_preparation' } }),
    absent: 'NOT_FOUND',
    reach: 'everybody',
  }),
  'GET /staff/orders': 'staff:orders:read',
  'GET /staff/orders/methods': 'staff:orders:read',
  'GET /staff/orders/sales': 'staff:orders:read',
  'GET /staff/orders/one': named('staff:orders:read', objects.order, {
    ask: ({ code }) => ({ query: { code } }),
    absent: 'NOT_FOUND',
    reach: 'everybody',
  }),
  // Answers by order: one that is not there is among those that could not.
  'POST /staff/orders/advance-several': 'staff:orders:move',
  'POST /staff/arrivals/move': named('staff:arrivals:write', objects.arrival, {
    ask: (arrivalId) => ({ body: { arrivalId, date: '2026-12-24' } }),
    absent: 'NOT_FOUND',
    reach: 'everybody',
  }),
  'POST /staff/arrivals/receive': named('staff:arrivals:write', objects.arrival, {
    ask: (arrivalId) => ({ body: { arrivalId, units: 50 } }),
    absent: 'NOT_FOUND',
    reach: 'everybody',
  }),
  'PUT /v3/me/password': 'registered',
  'PUT /v3/me/name': 'registered',
  'PUT /v3/me/business': 'buyer',
  'PUT /v3/me/phone': 'registered',
  'PUT /v3/me/email': 'registered',
  'GET /v3/me/sessions': 'registered',
  'DELETE /v3/me/sessions': 'registered',
  'GET /v3/me/notices': 'registered',
  'PUT /v3/me/notices': 'registered',
  'GET /v3/me/terms': 'buyer',
  'PUT /v3/me/terms': 'buyer',
  'GET /support/channels': 'visitor',
  'GET /support/threads': named('registered', objects.order, {
    ask: ({ code }) => ({ query: { orderCode: code } }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'POST /support/messages': named('registered', objects.order, {
    ask: ({ code }) => ({ body: { messageId: nextId(), body: '¿Cuándo llega?', orderCode: code } }),
    absent: 'NOT_FOUND',
    reach: 'assigned',
  }),
  'POST /v3/me/addresses': named('buyer', objects.customer, {
    ask: (customer_id) => ({ body: { ...someAddress, customer_id } }),
    absent: 'CUSTOMER_NOT_FOUND',
  }),
  'PUT /v3/me/addresses': named('buyer', objects.address, {
    ask: (_id) => ({ body: { ...someAddress, _id, isDefault: true } }),
    absent: 'UNKNOWN_ADDRESS',
  }),
  'DELETE /v3/me/addresses': named('buyer', objects.address, {
    ask: (_id) => ({ query: { _id } }),
    absent: 'UNKNOWN_ADDRESS',
  }),
  'POST /shippings/change-preview': named('visitor', objects.address, {
    ask: (addressId) => ({ body: { addressId } }),
    absent: 'UNKNOWN_ADDRESS',
    except: withoutCustomer,
  }),
  'PUT /shippings/place': named('session', objects.address, {
    ask: (addressId) => ({ body: { addressId } }),
    absent: 'UNKNOWN_ADDRESS',
    except: withoutCustomer,
  }),
  'POST /shippings/leads': 'session',
  'GET /staff/coverage-demand': 'staff:reports:read',
  'POST /events/page-views': 'visitor',
  'POST /events/page-errors': 'visitor',
};
