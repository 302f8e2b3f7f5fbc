/** Words to the one who waits for the approval, wherever they are (D-15). */
export const pendingCopy = {
  bar: {
    started: 'Tu registro está sin terminar.',
    phone_verified: 'Ya ves tus precios. Antes de tu primer pedido, completa tus datos.',
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
  missingTitle: 'Para tu primer pedido nos falta',
  missing: {
    business: 'el nombre de tu negocio y el tuyo',
    document: 'el NIT o la cédula para la factura',
    address: 'la dirección de entrega',
    email: 'tu correo',
  },
  missingKept: 'Te toma dos minutos y vuelves a este carrito.',
  missingAll: 'Ya están todos tus datos: revísalos y envíalos.',
  // Where the order is confirmed
  waitTitle: 'Tu pedido queda listo para confirmar',
  waitTitleFor: (business: string) => `El pedido de ${business} queda listo para confirmar`,
} as const;
