import * as objects from './access-objects.ts';
import { named, type Row } from './access-rows.ts';

/** How an account comes to be and ends, of `accessMatrix`. */
export const registrationMatrix: Readonly<Record<string, Row>> = {
  'POST /v3/auth/register': 'session',
  'GET /v3/auth/registration': 'visitor',
  'POST /v3/auth/registration': 'session',
  'PUT /v3/auth/registration': 'registered',
  'PUT /v3/auth/registration/part': 'registered',
  'POST /auth/confirm-email': 'visitor',
  'POST /auth/resend-email': 'registered',
  'GET /v3/lists/trades-types': 'visitor',
  'DELETE /customer/remove': 'registered',
  'GET /staff/registrations': 'staff:customers:read',
  'PUT /staff/registrations': named('staff:registrations:decide', objects.registration, {
    ask: (customerId) => ({ body: { customerId, decision: 'ask', note: 'Falta el RUT.' } }),
    absent: 'CUSTOMER_NOT_FOUND',
    reach: 'everybody',
  }),
  'GET /staff/registrations/codes': 'staff:registrations:decide',
  'POST /staff/registrations/codes': 'staff:registrations:decide',
};
