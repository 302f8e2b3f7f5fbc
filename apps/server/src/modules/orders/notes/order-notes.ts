/**
 * What phones say of an order. It is read on a locked screen by anyone who holds the phone, so what
 * was ordered and what it costs stand behind the login.
 */
export interface OrderNote {
  readonly topic: 'orders' | 'presale';
  readonly title: string;
  readonly text: string;
}

const ofOrder = (title: string, text: string): OrderNote => ({ topic: 'orders', title, text });
const ofPresale = (title: string, text: string): OrderNote => ({ topic: 'presale', title, text });

export const placedBySellerNote = (seller: string) =>
  ofOrder(`${seller} hizo un pedido para ti`, 'Mira qué trae, cuándo llega y cómo se paga.');

export const paidNote = ofOrder(
  'Recibimos tu pago',
  'Tu pedido quedó confirmado. Te avisamos cuando salga de la bodega.',
);

export const paymentNotFoundNote = ofOrder(
  'No pudimos confirmar tu pago',
  'Mira qué pasó y qué puedes hacer. Mientras tanto guardamos tus productos.',
);

export const paymentDeclinedNote = ofOrder(
  'Tu pago no fue aprobado',
  'Por ahora guardamos tus productos. Puedes intentarlo otra vez o pagar de otra forma.',
);

export const preparingNote = ofOrder(
  'Estamos preparando tu pedido',
  'Te avisamos cuando salga de la bodega.',
);

export const dispatchedNote = ofOrder(
  'Tu pedido va en camino',
  'Una entrega salió de la bodega. Mira qué trae y cuándo llega.',
);

export const deliveredNote = (isWhole: boolean) =>
  ofOrder(
    isWhole ? 'Entregamos tu pedido' : 'Entregamos una parte de tu pedido',
    '¡Gracias por tu compra! Si algo no llegó bien, escríbenos.',
  );

export const cancelledByShopNote = (isWhole: boolean) =>
  ofOrder(
    isWhole ? 'Tuvimos que cancelar tu pedido' : 'Tuvimos que cancelar una parte de tu pedido',
    isWhole
      ? 'Lamentamos la molestia. No tienes que pagar nada.'
      : 'Lamentamos la molestia. Lo demás sigue igual.',
  );

export const cancelledBySellerNote = (isWhole: boolean) =>
  ofOrder(
    isWhole ? 'Tu pedido fue cancelado' : 'Una parte de tu pedido fue cancelada',
    `${isWhole ? 'Lo' : 'La'} canceló quien te atiende. Si no lo esperabas, escríbenos.`,
  );

export const expiredNote = ofOrder(
  'No recibimos el pago de tu pedido',
  'No te cobramos nada. Si todavía lo quieres, vuelve a pedirlo.',
);

export const rescheduledNote = ofPresale(
  'Cambió la fecha de una entrega',
  'Mira la fecha nueva. Puedes conservarla o cancelar esa entrega.',
);

export const scheduledNote = ofPresale(
  'Llegó lo que esperabas',
  'Ya está en la bodega. Mira qué día te lo llevamos.',
);
