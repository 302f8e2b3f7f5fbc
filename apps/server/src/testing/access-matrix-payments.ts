import * as objects from './access-objects.ts';
import { named, type Row } from './access-rows.ts';

/** A seller pays for a customer, but the customer's cards are the customer's alone. */
const ownersAlone = {
  'the seller of A': 'UNKNOWN_CARD',
  'another seller, of B': 'UNKNOWN_CARD',
} as const;

/** What is paid online, with which card, and what goes back (see `access-matrix.ts`). */
export const paymentsMatrix: Readonly<Record<string, Row>> = {
  'GET /order/payment-methods': named('registered', objects.unpaidOrder, {
    ask: ({ code }) => ({ query: { code } }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'PUT /order/payment-method': named('registered', objects.unpaidOrder, {
    ask: ({ code }) => ({
      body: { orderCode: code, paymentMethod: 'tarjeta', confirmedTotal: 1 },
    }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'PUT /order/payment-proof': named('registered', objects.unpaidOrder, {
    ask: ({ code }) => ({ query: { code }, body: Buffer.from('no picture') }),
    absent: 'NOT_FOUND',
    own: 'ORDER_NOT_PAYABLE',
    reach: 'assigned or staff',
  }),
  'POST /order/pay': named('registered', objects.unpaidOrder, {
    ask: ({ code }) => ({ body: { orderCode: code } }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'POST /order/payment-check': named('registered', objects.unpaidOrder, {
    ask: ({ code }) => ({ body: { orderCode: code } }),
    absent: 'NOT_FOUND',
    reach: 'assigned or staff',
  }),
  'GET /credit/statement': 'buyer',
  'GET /credit/pdf': 'buyer',
  'GET /staff/credits': 'staff:credit:read',
  'GET /staff/credits/one': 'staff:credit:read',
  'GET /staff/credits/history': 'staff:credit:read',
  'GET /staff/credits/statement': 'staff:credit:read',
  'POST /staff/credits': 'staff:credit:write',
  'PUT /staff/credits': 'staff:credit:write',
  'POST /staff/credits/payment': 'staff:credit:write',
  'GET /payment/pse': 'registered',
  'GET /payment/card-form': 'registered',
  'GET /payment/cards': 'buyer',
  'POST /payment/cards': 'buyer',
  'PUT /payment/cards/chosen': named('buyer', objects.storedCard, {
    ask: (cardId) => ({ body: { cardId } }),
    absent: 'UNKNOWN_CARD',
    except: ownersAlone,
  }),
  'DELETE /payment/cards': named('buyer', objects.storedCard, {
    ask: (cardId) => ({ query: { cardId } }),
    absent: 'UNKNOWN_CARD',
    except: ownersAlone,
  }),
  'POST /payment/notice': 'public',
  'POST /payment/lender-notice': 'public',
  'POST /payment/bold-notice': 'public',
  'GET /staff/payments/refunds': 'staff:payments:read',
  'POST /staff/payments/refunded': named('staff:payments:refund', objects.refund, {
    ask: ({ reference }) => ({ body: { reference } }),
    absent: 'NOT_FOUND',
    reach: 'everybody',
  }),
};
