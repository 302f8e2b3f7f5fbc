import type { Purchase } from '@matiz/contracts/orders.ts';
import { reservationDays, reservationMinutes } from '@matiz/domain/payments/reservation.ts';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';

type Told = Pick<Purchase, 'deliveries' | 'paymentMethods' | 'paymentMethod'>;

/** None: a gateway takes it. */
const daysOf: Readonly<Partial<Record<string, number>>> = reservationDays;

/** Under the button that orders: for how long the goods are kept, and when they are paid. */
export function sayOrderNote({ deliveries, paymentMethods, paymentMethod }: Told): string {
  const method = paymentMethods.find(({ code }) => code === paymentMethod);
  if (!method || method.isPaidAtDoor) {
    return deliveries.length > 1 ? copy.doorNotes : copy.doorNote;
  }
  const { means, name } = method;
  if (means === null) return copy.creditNote;
  const days = daysOf[means];
  if (days === undefined) return copy.gatewayNote(reservationMinutes);
  return means === 'agreement' ? copy.agreementNote(name, days) : copy.handNote(days * 24);
}
