/** `el NIT, la dirección y tu correo`. Made when it is said: a browser takes long over its first one. */
const listOf = (parts: readonly string[]) =>
  new Intl.ListFormat('es-CO', { type: 'conjunction' }).format(parts);

/** Words to the one who may not order yet, wherever they are (D-15). */
export const pendingCopy = {
  bar: {
    started: 'Tu registro está sin terminar.',
    phone_verified: 'Ya ves tus precios. Para pedir, faltan tus datos.',
    in_review: 'Estamos revisando tu registro.',
    more_information: 'Nos falta un dato de tu registro.',
    rejected: 'No pudimos aprobar tu registro.',
  },
  barFor: {
    started: (business: string) => `El registro de ${business} está sin terminar.`,
    phone_verified: (business: string) =>
      `A ${business} le faltan datos para su primer pedido: puedes armar su carrito.`,
    in_review: (business: string) =>
      `El registro de ${business} está en revisión: puedes armar su carrito.`,
    more_information: (business: string) =>
      `A ${business} le falta un dato para aprobar su registro.`,
    rejected: (business: string) => `No aprobamos el registro de ${business}.`,
  },
  barLabel: 'Estado de tu registro',
  see: 'Ver estado',
  complete: 'Completar datos',
  // Before the first order
  missingTitle: 'Tu primer pedido está a dos minutos',
  missing: {
    business: 'el nombre de tu negocio',
    document: 'el NIT o la cédula para la factura',
    address: 'la dirección de entrega',
    email: 'tu correo',
  },
  missingText: (parts: readonly string[]) =>
    `Nos falta ${listOf(parts)}. Los completas una sola vez y vuelves a este carrito.`,
  missingAll: 'Ya escribiste todos tus datos: revísalos y envíalos.',
  // Where the order is confirmed
  waitTitle: 'Tu pedido queda listo para confirmar',
  waitTitleFor: (business: string) => `El pedido de ${business} queda listo para confirmar`,
} as const;
