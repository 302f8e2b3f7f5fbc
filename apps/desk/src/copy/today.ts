const counted = (n: number) => (n === 1 ? '1 pedido' : `${n} pedidos`);

/** Words of what was sold, on the desk's first page. */
export const salesCopy = {
  title: 'Vendido hoy',
  orders: counted,
  yesterday: (total: string, orders: number) => `Ayer a esta hora: ${total} en ${counted(orders)}`,
} as const;

/** Words of a shop that cannot sell yet, on the desk's first page. */
export const firstStepsCopy = {
  title: 'Tu tienda todavía no puede vender',
  missing: 'Le falta:',
  go: 'Seguir con el primer día',
} as const;

/** Words of what waits for someone, on the desk's first page. */
export const waitingCopy = {
  title: 'Lo que espera',
  goTo: 'Ir a',
  allDone: 'Al día:',
  nothing: 'Nada espera. Todo está al día.',
  nothingYet: 'Todavía no hay nada por atender.',
  failed: 'No se pudo leer.',
  retry: 'Reintentar',
  more: 'más de 10.000',
  byHand: {
    one: 'pago por confirmar',
    many: 'pagos por confirmar',
    none: 'pagos por confirmar',
  },
  confirmed: {
    one: 'pedido confirmado por preparar',
    many: 'pedidos confirmados por preparar',
    none: 'pedidos confirmados',
  },
  paid: {
    one: 'pedido pagado por preparar',
    many: 'pedidos pagados por preparar',
    none: 'pedidos pagados',
  },
  threads: {
    one: 'mensaje sin responder',
    many: 'mensajes sin responder',
    none: 'mensajes',
  },
  registrations: {
    one: 'registro por decidir',
    many: 'registros por decidir',
    none: 'registros',
  },
  refunds: { one: 'pago por devolver', many: 'pagos por devolver', none: 'devoluciones' },
  arrivals: { one: 'llegada atrasada', many: 'llegadas atrasadas', none: 'llegadas' },
  credits: { one: 'crédito vencido', many: 'créditos vencidos', none: 'créditos' },
  soldOut: { one: 'opción agotada', many: 'opciones agotadas', none: 'existencias' },
} as const;
