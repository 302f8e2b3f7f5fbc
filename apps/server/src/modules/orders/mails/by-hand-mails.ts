import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import type { OrderAwaitsPayment, PaymentNotFound } from '../rows/order-events.ts';
import type { MailContent } from './compose-mail.ts';
import { creditPartLines, greet, type Reading } from './order-mails.ts';

/** How an order is paid by hand, and until when; null: it was paid or is gone by now. */
export function awaitsPaymentMail(
  { order, address }: Reading,
  { isReminder }: OrderAwaitsPayment,
): MailContent | null {
  const { code, methodDue: due, payment, paymentMethod } = order;
  const { byHand, payUntil } = payment;
  // Anyone who sent a proof did their part, and needs no reminder.
  if (byHand === null || payUntil === null || (isReminder && payment.state !== 'waiting')) {
    return null;
  }
  const held = `Guardamos tus productos hasta el ${formatMoment(payUntil)}`;
  const isAgreement = paymentMethod.means === 'agreement';
  return {
    subject: isReminder
      ? `Falta el pago de tu pedido ${code}`
      : `Así pagas tu pedido ${code}: ${formatPesos(due)}`,
    opening: [
      greet(order),
      isReminder
        ? `Tu pedido ${code} por ${formatPesos(due)} todavía espera su pago. ${held}`
        : `Recibimos tu pedido ${code} por ${formatPesos(due)}. ${held}`,
      isAgreement
        ? `Estamos gestionando tu pago con ${paymentMethod.name} y te escribimos con la respuesta.`
        : `Paga con ${paymentMethod.name} y escribe esta referencia: ${byHand.reference}.`,
      ...accountLines(byHand.account),
      ...creditPartLines(order),
    ],
    deliveries: order.deliveries,
    closing: isAgreement
      ? []
      : ['Cuando pagues, sube la foto del comprobante desde tu pedido: así lo confirmamos antes.'],
    address,
  };
}

type Account = NonNullable<Reading['order']['payment']['byHand']>['account'];

function accountLines(account: Account): string[] {
  if (account === null) return [];
  const { bank, kind, number, holder, document } = account;
  const type = kind && { savings: 'cuenta de ahorros', checking: 'cuenta corriente' }[kind];
  const owner = [holder, document].filter(Boolean).join(', ');
  return [
    [bank, type, number].filter(Boolean).join(' · ') + (owner ? `. A nombre de ${owner}.` : '.'),
  ];
}

/** Nobody found the payment, or who lends said no: why, and what can still be done. */
export function paymentNotFoundMail(
  { order, address }: Reading,
  { reason }: PaymentNotFound,
): MailContent | null {
  const { code, payment, paymentMethod } = order;
  if (order.state !== 'created' || payment.payUntil === null) return null;
  const isAgreement = paymentMethod.means === 'agreement';
  return {
    subject: isAgreement
      ? `${paymentMethod.name} no aprobó el pago de tu pedido ${code}`
      : `No pudimos confirmar el pago de tu pedido ${code}`,
    opening: [
      greet(order),
      isAgreement
        ? `${paymentMethod.name} no aprobó el pago de tu pedido ${code}: ${reason}`
        : `Miramos tu comprobante y no pudimos confirmar el pago: ${reason}`,
      `Guardamos tus productos hasta el ${formatMoment(payment.payUntil)}`,
    ],
    deliveries: order.deliveries,
    closing: [
      isAgreement
        ? 'Puedes pagarlo de otra forma desde tu pedido.'
        : 'Sube otra foto desde tu pedido, o escríbenos si ya pagaste.',
    ],
    address,
  };
}
