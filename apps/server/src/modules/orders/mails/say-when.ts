import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay, formatHours } from '@matiz/domain/kernel/show-date.ts';

/** `Entrega 2 de 2, en preventa: llega el mar 1 de dic, de 8 a. m. a 12 m.` */
export function whenOf(
  {
    position,
    dispatchDate,
    estimatedDate,
    arrivalDate,
    window,
    state,
  }: OrderDetail['deliveries'][number],
  of: number,
): string {
  const title = of > 1 ? `Entrega ${position} de ${of}` : 'Tu entrega';
  const kind = dispatchDate === null ? '' : ', en preventa';
  if (state === 'cancelled') return `${title}${kind}: cancelada`;
  // Of orders of before, nobody wrote down when they arrive.
  if (arrivalDate === null) return `${title}${kind}: sale el ${formatDay(estimatedDate)}`;
  return `${title}${kind}: llega el ${momentOf(arrivalDate, window)}`;
}

/** `mar 1 de dic, de 8 a. m. a 12 m.` */
export function momentOf(day: string, window: OrderDetail['deliveries'][number]['window']): string {
  return `${formatDay(day)}${window ? `, de ${formatHours(window.from, window.to)}` : ''}`;
}

/** What is paid at the door with a delivery that still comes, where there are several (ADR 27). */
export function sayDue(
  { state, due, shipping }: OrderDetail['deliveries'][number],
  order: OrderDetail,
): string[] {
  if (!order.paymentMethod.isPaidAtDoor || order.deliveries.length < 2) return [];
  if (due === 0 || arrived.includes(state)) return [];
  return [`Al recibirla pagas ${formatPesos(due)}${shipping > 0 ? ', con el envío' : ''}.`];
}

/** The same of all of them together, after something changed. */
export function sayPaymentsOnDelivery(order: OrderDetail): string[] {
  const doors = order.deliveries
    .filter((delivery) => sayDue(delivery, order).length > 0)
    .map(({ position, due, shipping }) => {
      const withShipping = shipping > 0 ? ', con el envío' : '';
      return `entrega ${position}: ${formatPesos(due)}${withShipping}`;
    });
  return doors.length < 2 ? [] : [`Así pagas al recibir: ${doors.join('; ')}.`];
}

const arrived: readonly string[] = ['delivered', 'returned'];
