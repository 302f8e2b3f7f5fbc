/** Words for a time without a connection. */
export const offlineCopy = {
  banner: (seen: string | null) =>
    `Estás sin conexión. ${seen === null ? 'Te mostramos lo último que cargamos.' : `${seen}.`}`,
  waiting: 'Estás sin conexión. Abrimos lo que pediste apenas vuelva.',
  ordering: 'Pedir y pagar necesita conexión.',
  start: 'Abrimos Matiz apenas vuelva la conexión.',
  orderingTitle: 'Pedir y pagar necesita conexión',
  orderingText: 'Tu carrito queda guardado. Seguimos con tu pedido apenas vuelva la conexión.',
  toCart: 'Ver mi carrito',
  unsentChanges: (n: number) =>
    `Tienes ${n === 1 ? '1 cambio' : `${n} cambios`} por enviar. Cierra sesión cuando vuelva la conexión: primero ${n === 1 ? 'lo' : 'los'} enviamos.`,
  waitingChanges: (n: number) => (n === 1 ? '1 cambio por enviar.' : `${n} cambios por enviar.`),
  unsentRoute: 'Tu ruta tiene pedidos sin enviar. Envíalos o bórralos en «Mi ruta» antes de salir.',
  backOnline: 'Volvió la conexión.',
  seenMinutes: (n: number) => `Visto hace ${n} min`,
  seenHours: (n: number) => `Visto hace ${n} h`,
  seenDays: (n: number) => (n === 1 ? 'Visto hace 1 día' : `Visto hace ${n} días`),
} as const;
