import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import type {
  DeliveryRescheduled,
  DeliveryScheduled,
  OrderCancelled,
} from '../rows/order-events.ts';
import type { MailContent } from './compose-mail.ts';
import { momentOf, sayPaymentsOnDelivery } from './say-when.ts';

/** Who reads it, and where their order can be seen. */
export interface Reading {
  readonly order: OrderDetail;
  readonly address: string;
}

export const greet = ({ customer }: OrderDetail) => `Hola, ${customer.name.split(' ')[0] ?? ''}:`;

/** What was ordered, when each part leaves, and how it is paid. */
export function placedMail({ order, address }: Reading): MailContent {
  const { code, due, deliveries, paymentMethod, address: place } = order;
  const got =
    order.payment.state === 'paid' ? 'Recibimos el pago de tu pedido' : 'Recibimos tu pedido';
  const parts = deliveries.length > 1 ? ` Sale en ${deliveries.length} entregas:` : '';
  return {
    subject: `Recibimos tu pedido ${code}`,
    opening: [greet(order), `${got} ${code} por ${formatPesos(due)}.${parts}`],
    deliveries,
    closing: [
      ...sayWhoApproved(order),
      `Lo llevamos a ${place.address}, ${place.city}. Forma de pago: ${paymentMethod.name}.`,
      ...creditPartLines(order),
      'Te escribimos cuando salga de la bodega. Mientras no salga, puedes cancelarlo desde tu pedido.',
    ],
    address,
  };
}

/** How much of it goes on the customer's credit, and how much by its method. */
export function creditPartLines({ creditPart, methodDue, paymentMethod }: OrderDetail): string[] {
  if (creditPart === 0) return [];
  const [credit, rest] = [formatPesos(creditPart), formatPesos(methodDue)];
  return [`Con tu crédito pagas ${credit}, y con ${paymentMethod.name}, ${rest}.`];
}

/** Of a seller's draft: both who put it together and who said yes. */
function sayWhoApproved({ placedBy, approvedBy }: OrderDetail): string[] {
  return approvedBy === null ? [] : [`Lo armó ${placedBy} y lo aprobó ${approvedBy}.`];
}

/** What will not come, and what is left to pay. */
export function cancelledMail(
  { order, address }: Reading,
  { deliveries, isWhole, byStaff, why }: OrderCancelled,
): MailContent {
  if (why === 'expired') return expiredMail({ order, address });
  const { code, due } = order;
  const what = isWhole ? `el pedido ${code}` : `una parte de tu pedido ${code}`;
  const sentence = byStaff
    ? `Tuvimos que cancelar ${what}. Lamentamos la molestia.`
    : `Cancelamos ${what}, como pediste.`;
  return {
    subject: isWhole ? `Cancelamos tu pedido ${code}` : `Cancelamos una parte de tu pedido ${code}`,
    opening: [greet(order), sentence],
    deliveries: order.deliveries.filter(({ deliveryId }) =>
      deliveries.includes(Number(deliveryId)),
    ),
    closing: [
      isWhole ? 'No tienes que pagar nada.' : `Lo demás sigue igual y suma ${formatPesos(due)}.`,
      ...(isWhole ? [] : sayPaymentsOnDelivery(order)),
      ...refundOf(order),
    ],
    address,
  };
}

/** What was paid for goods that will not come. */
function refundOf({ payment, creditPart, cancelled }: OrderDetail): string[] {
  const { refundDue } = payment;
  const onCredit = Math.min(creditPart, cancelled);
  return [
    ...(onCredit === 0 ? [] : [`A tu crédito vuelven ${formatPesos(onCredit)}.`]),
    ...(refundDue === 0
      ? []
      : [`Te devolvemos ${formatPesos(refundDue)} por el mismo medio con el que pagaste.`]),
  ];
}

/** Its time to be paid was over: what it held is free again. */
function expiredMail({ order, address }: Reading): MailContent {
  const { code } = order;
  return {
    subject: `No recibimos el pago de tu pedido ${code}`,
    opening: [
      greet(order),
      `Guardamos los productos de tu pedido ${code} mientras lo pagabas, pero el pago no llegó a tiempo.`,
    ],
    deliveries: order.deliveries,
    closing: ['No te cobramos nada. Si todavía los quieres, vuelve a pedirlos desde tu pedido.'],
    address,
  };
}

/** A presale that leaves another day: it can be kept by doing nothing, or cancelled. */
export function rescheduledMail(
  { order, address }: Reading,
  { delivery, from, to }: DeliveryRescheduled,
): MailContent {
  const dates = `del ${formatDay(from)} al ${formatDay(to)}`;
  return {
    subject: `Cambió la fecha de una entrega de tu pedido ${order.code}`,
    opening: [
      greet(order),
      `La llegada de unos productos de tu pedido ${order.code} pasó ${dates}.`,
    ],
    deliveries: order.deliveries.filter(({ deliveryId }) => deliveryId === String(delivery)),
    closing: [
      ...sayPaymentsOnDelivery(order),
      'Si te sirve la fecha nueva, no tienes que hacer nada. Si no, cancela esta entrega desde tu pedido: no la pagas, y lo demás sigue igual.',
    ],
    address,
  };
}

/** What was awaited has come: the day and the hours in which it arrives. Null: it went on by now. */
export function scheduledMail(
  { order, address }: Reading,
  { deliveries }: DeliveryScheduled,
): MailContent | null {
  const { code } = order;
  const coming = order.deliveries.filter(
    ({ deliveryId, state }) =>
      state === 'in_preparation' && deliveries.includes(Number(deliveryId)),
  );
  const moments = coming.flatMap(({ arrivalDate, window }) =>
    arrivalDate === null ? [] : [momentOf(arrivalDate, window)],
  );
  if (moments.length === 0) return null;
  return {
    subject: `Llegó lo que esperabas de tu pedido ${code}`,
    opening: [
      greet(order),
      `Lo que esperabas de tu pedido ${code} ya está en nuestra bodega. Te lo llevamos el ${[...new Set(moments)].join(' y el ')}.`,
    ],
    deliveries: coming,
    closing: ['Si ese día no puedes recibirlo, escríbenos.'],
    address,
  };
}

/** Goods that left the warehouse. */
export function dispatchedMail(
  { order, address }: Reading,
  { deliveries }: { readonly deliveries: readonly number[] },
): MailContent {
  const { code, address: place } = order;
  const isAll = deliveries.length === order.deliveries.length;
  const going = order.deliveries.filter(({ deliveryId }) =>
    deliveries.includes(Number(deliveryId)),
  );
  const what = isAll ? `Tu pedido ${code}` : `Una entrega de tu pedido ${code}`;
  return {
    subject: `${what} va en camino`,
    opening: [
      greet(order),
      `${what} salió de nuestra bodega hacia ${place.address}, ${place.city}.`,
    ],
    deliveries: going,
    closing: order.paymentMethod.isPaidAtDoor ? [haveReady(going)] : [],
    address,
  };
}

/** What to have at hand when it comes. */
function haveReady(going: OrderDetail['deliveries']): string {
  const due = going.reduce((sum, delivery) => sum + delivery.due, 0);
  return due === 0
    ? 'No tienes que pagar nada al recibir.'
    : `Al recibir pagas ${formatPesos(due)}, en efectivo o datáfono.`;
}
