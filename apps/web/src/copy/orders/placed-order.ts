/** Words of an order that was just placed (D-15). */
export const placedOrderCopy = {
  // Confirmation
  placedTitle: '¡Pedido confirmado!',
  placedTitleFor: (customer: string) => `¡Listo el pedido de ${customer}!`,
  orderNumber: 'Número de pedido',
  nextTitle: 'Qué sigue',
  nextPrepare: 'Preparamos tu pedido',
  nextPrepareText: 'Lo alistamos en bodega con los tonos que elegiste.',
  nextLeaves: (days: string) => `Sale ${days}`,
  nextArrives: (days: string) => `Llega ${days}`,
  onDay: (date: string) => `el ${date}`,
  onTwoDays: (first: string, last: string) => `el ${first} y el ${last}`,
  betweenDays: (first: string, last: string) => `entre el ${first} y el ${last}`,
  nextSendText: (n: number) =>
    n === 1 ? 'Va completo en una sola entrega.' : `Va en ${n} entregas, sin costo adicional.`,
  nextPay: (total: string) => `Pagas ${total} al recibir`,
  nextPayText: 'En efectivo o datáfono, cuando tengas tu pedido en las manos.',
  nextPayDoors: 'Pagas cada entrega al recibirla',
  nextPayOther: (method: string) => `Pagas con ${method}`,
  viewOrder: 'Ver el pedido',
  keepBuying: 'Seguir comprando',
  paidTitle: '¡Pago recibido!',
  paidTitleFor: (customer: string) => `¡Recibimos el pago de ${customer}!`,
  nextPaid: (total: string) => `Recibimos ${total}`,
  nextPaidText: (method: string) => `Con ${method}. No tienes que pagar nada al recibir.`,
} as const;
