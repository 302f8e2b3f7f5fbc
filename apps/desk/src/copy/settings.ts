export const paymentCopy = {
  title: 'Métodos de pago',
  empty: 'Aquí están las formas de pagar que conoce la tienda.',
  name: 'Nombre',
  description: 'Descripción',
  descriptionHint: 'La lee quien paga, debajo del nombre.',
  state: 'Estado',
  on: 'Activo',
  off: 'Apagado',
  lacksKeys: 'Faltan sus claves',
  notOffered:
    'Aunque esté activo, la tienda no lo ofrece: el servidor no tiene las claves de su pasarela.',
  isEnabled: 'Activo: se ofrece al pagar',
  way: 'Cómo se recibe',
  ways: {
    door: 'Contra entrega',
    gateway: 'En línea, por Wompi',
    bold: 'En línea, por enlace de Bold',
    transfer: 'Transferencia: la confirma el equipo',
    cash: 'Corresponsal: lo confirma el equipo',
    agreement: 'Crédito de otro: la respuesta la anota el equipo',
    none: 'Sin conectar: nadie lo ve',
  },
  movement: 'Descuento o recargo',
  movements: { none: 'Ninguno', discount: 'Descuento', charge: 'Recargo' },
  movementKind: 'Es un',
  movementKinds: { percentage: 'Porcentaje', value: 'Valor en pesos' },
  movementAmount: 'Cuánto',
  limits: 'Límites',
  minAmount: 'Pedido mínimo (opcional)',
  maxAmount: 'Pedido máximo (opcional)',
  maxOwed: 'Lo más que un cliente puede deber (opcional)',
  noLimit: 'Sin límite',
  upTo: (amount: string) => `Hasta ${amount}`,
  accountBank: 'Banco o red de corresponsales',
  accountKind: 'Tipo de cuenta (opcional)',
  accountKinds: { savings: 'Ahorros', checking: 'Corriente' },
  accountNumber: 'Número de cuenta o convenio',
  accountHolder: 'A nombre de (opcional)',
  accountDocument: 'Documento del titular (opcional)',
  accountHint: 'Lo lee quien paga, con un botón para copiarlo.',
  zones: 'Dónde se paga contra entrega',
  noZones: 'Ninguna zona recibe pagos contra entrega. Actívalo en sus datos:',
  toCoverage: 'Ver la cobertura',
} as const;

export const tradeTypeCopy = {
  title: 'Tipos de negocio',
  one: 'un tipo de negocio',
  fresh: 'Tipo de negocio nuevo',
  empty: 'Quien se registra elige su tipo de negocio, y con él puedes darle otros precios.',
  name: 'Nombre',
  customers: 'Clientes',
} as const;

export const businessCopy = {
  title: 'Negocio',
  logo: 'Logo (opcional)',
  logoHint:
    'Sale en los pedidos y estados de cuenta impresos y en este escritorio. Apaisado y sobre fondo blanco se ve mejor.',
  name: 'Nombre del negocio',
  nit: 'NIT',
  nitHint: 'Con su dígito de verificación, como 900.123.456-8.',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
  whatsapp: 'WhatsApp de atención',
  whatsappHint: 'Un celular. Tus clientes te escriben con el número de su pedido ya puesto.',
  hoursWeekdays: 'Atención de lunes a viernes',
  hoursHint: 'Por ejemplo 8:00-18:00. Vacío: ese día nadie atiende.',
  hoursSaturday: 'Atención los sábados',
  hoursSunday: 'Atención domingos y festivos',
  hoursSundayHint: 'Los días que cierras en Ajustes, Días especiales, se respetan.',
  secondFactor: 'El equipo entra con un segundo factor',
  secondFactorHint:
    'Cada persona lo configura la próxima vez que entre: un código de su celular además de la contraseña.',
} as const;

export const firstDayCopy = {
  title: 'Primer día',
  canSell: 'Tu tienda ya puede vender.',
  cannotSell: 'Lo que le falta a tu tienda para vender. Puedes dejarlo y seguir cuando quieras.',
  progress: (done: number, all: number) => `${done} de ${all} listos`,
  done: 'Listo',
  missing: 'Falta',
  go: { done: 'Revisar', missing: 'Hacerlo' },
  byHand: 'Crear uno a mano',
  goTo: (action: string, title: string) => `${action}: ${title}`,
  loading: 'Mirando qué le falta a la tienda…',
} as const;

export const methodPreviewCopy = {
  nothing: 'No cambia lo que se paga.',
  touches: (products: number) =>
    products === 1
      ? 'Cambia lo que se paga por 1 producto en venta, si se paga así.'
      : `Cambia lo que se paga por ${count(products)} productos en venta, si se pagan así.`,
  carts: (open: number, chosen: number) =>
    open === 0
      ? 'No hay carritos abiertos.'
      : `Hay ${count(open)} ${open === 1 ? 'carrito abierto' : 'carritos abiertos'}; ${
          chosen === 0
            ? 'ninguno eligió'
            : `${count(chosen)} ya ${chosen === 1 ? 'eligió' : 'eligieron'}`
        } pagar así.`,
  large: 'Alguna compra cambia más de un 30 %. Revisa que el valor sea el que quieres.',
  purchase: 'Compra',
} as const;

function count(n: number): string {
  return n.toLocaleString('es-CO');
}
