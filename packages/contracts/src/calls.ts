import * as cart from './cart.ts';
import * as cartLines from './cart-lines.ts';
import * as cartReminders from './cart-reminders.ts';
import * as catalogue from './catalogue.ts';
import * as catalogueFacets from './catalogue-facets.ts';
import * as coupons from './coupons.ts';
import type { Call } from './define-call.ts';
import * as delivery from './delivery.ts';
import * as favourites from './favourites.ts';
import * as identity from './identity.ts';
import * as loyalty from './loyalty.ts';
import * as marketing from './marketing.ts';
import * as orderHistory from './order-history.ts';
import * as orderPayment from './order-payment.ts';
import * as orderStaff from './order-staff.ts';
import * as orders from './orders.ts';
import * as paymentStaff from './payment-staff.ts';
import * as quickOrder from './quick-order.ts';
import * as registration from './registration.ts';
import * as registrationStaff from './registration-staff.ts';
import * as reorder from './reorder.ts';
import * as search from './search.ts';
import * as usualTones from './usual-tones.ts';

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'replies' in value;
}

const words = {
  identity: { ...identity, ...registration, ...registrationStaff },
  delivery,
  catalogue: { ...catalogue, ...catalogueFacets, ...favourites, ...usualTones },
  search,
  marketing,
  loyalty,
  cart: { ...cart, ...cartLines, ...quickOrder, ...reorder, ...cartReminders },
  orders: {
    ...orders,
    ...coupons,
    ...orderPayment,
    ...paymentStaff,
    ...orderHistory,
    ...orderStaff,
  },
};

/** Every call of the product, by its domain word. */
export const callsByWord: ReadonlyMap<string, readonly Call[]> = new Map(
  Object.entries(words).map(([word, contracts]) => [word, Object.values(contracts).filter(isCall)]),
);

/** Every call of the product: what the server must serve, the documents list and the tests cover. */
export const allCalls: readonly Call[] = [...callsByWord.values()].flat();
