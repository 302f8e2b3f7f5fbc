import * as objects from './access-objects.ts';
import { named, type Row } from './access-rows.ts';

/** What a seller does before ordering, of `accessMatrix`. */
export const sellersMatrix: Readonly<Record<string, Row>> = {
  'GET /seller/customers': 'seller',
  'GET /seller/day': 'seller',
  // A customer who is not the seller's is left out, like one that is not there.
  'POST /seller/route': 'seller',
  'GET /seller/route/catalogue': named('seller', objects.customer, {
    ask: (customerId) => ({ query: { customerId } }),
    absent: 'CUSTOMER_NOT_FOUND',
    reach: 'assigned',
  }),
  'PUT /seller/working-customer': named('seller', objects.customer, {
    ask: (customerId) => ({ body: { customerId } }),
    absent: 'CUSTOMER_NOT_FOUND',
    reach: 'assigned',
  }),
};
