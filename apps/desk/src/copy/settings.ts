export const paymentCopy = {
  title: 'Métodos de pago',
  empty: 'Aquí están las formas de pagar que conoce la tienda.',
  name: 'Nombre',
  description: 'Descripción',
  descriptionHint: 'La lee quien paga, debajo del nombre.',
  state: 'Estado',
  on: 'Activo',
  off: 'Apagado',
  isEnabled: 'Activo: se ofrece al pagar',
  way: 'Cómo se recibe',
  ways: {
    door: 'Contra entrega',
    gateway: 'En línea, por Wompi',
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
  name: 'Nombre del negocio',
  nit: 'NIT',
  nitHint: 'Con su dígito de verificación, como 900.123.456-8.',
  phone: 'Teléfono',
  email: 'Correo',
  address: 'Dirección',
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
