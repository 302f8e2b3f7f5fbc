/** Words to the one who waits for the approval, wherever they are (D-15). */
export const pendingCopy = {
  bar: {
    started: 'Tu registro está sin terminar.',
    phone_verified: 'Falta contarnos de tu negocio.',
    in_review: 'Estamos revisando tu registro.',
    more_information: 'Nos falta un dato de tu registro.',
    rejected: 'No pudimos aprobar tu registro.',
  },
  barFor: {
    started: (business: string) => `El registro de ${business} está sin terminar.`,
    phone_verified: (business: string) => `El registro de ${business} está sin terminar.`,
    in_review: (business: string) =>
      `El registro de ${business} está en revisión: puedes armar su carrito.`,
    more_information: (business: string) =>
      `A ${business} le falta un dato para aprobar su registro.`,
    rejected: (business: string) => `No aprobamos el registro de ${business}.`,
  },
  barLabel: 'Estado de tu registro',
  see: 'Ver estado',
  // Where the order is confirmed
  waitTitle: 'Tu pedido queda listo para confirmar',
  waitTitleFor: (business: string) => `El pedido de ${business} queda listo para confirmar`,
} as const;
