export const refundCopy = {
  title: 'Por devolver',
  lead: 'Dinero pagado que hay que devolver a mano: débitos y partes de un pago. Devuélvelo desde la pasarela o el banco y anótalo aquí. Los pagos completos con tarjeta se devuelven solos.',
  empty: 'No hay dinero por devolver.',
  order: 'Pedido',
  business: 'Negocio',
  means: 'Se pagó con',
  transaction: 'Transacción',
  paid: 'Pagado',
  due: 'Por devolver',
  since: 'Desde',
  total: 'En total',
  note: 'Anotar devuelto',
  noteOf: (amount: string, code: string) => `Anotar devuelto: ${amount} del pedido ${code}`,
  noteAsk: (amount: string, business: string) =>
    `¿Ya le devolviste ${amount} a ${business}? El pedido lo mostrará como devuelto.`,
  noted: (amount: string) => `Anotado: ${amount} devueltos`,
} as const;
