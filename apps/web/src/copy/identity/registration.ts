/** Words of how far a registration has come (D-15). */
export const registrationCopy = {
  // What each state is and what happens next
  states: {
    started: {
      title: 'Tu registro apenas empieza',
      text: 'Tu celular, tu tipo de negocio y tu ciudad: con eso ya ves tus precios.',
    },
    phone_verified: {
      title: 'Ya casi: falta tu negocio',
      text: 'Tu celular quedó comprobado. Dinos qué negocio tienes y en qué ciudad, y ves tus precios.',
    },
    in_review: {
      title: 'Estamos revisando tu registro',
      text: 'Una persona de Matiz mira tus datos. Apenas esté listo te avisamos y esta página cambia sola.',
    },
    more_information: {
      title: 'Necesitamos un dato más',
      text: 'Corrígelo aquí abajo y lo volvemos a mirar. No tienes que empezar de nuevo.',
    },
    approved: {
      title: '¡Tu negocio ya está en Matiz!',
      text: 'Tu registro está aprobado: ya ves tus precios y puedes pedir.',
    },
    rejected: {
      title: 'No pudimos aprobar tu registro',
      text: 'Si algo cambió o crees que es un error, escríbenos: una persona lo vuelve a mirar.',
    },
  },
  approvedTitle: (business: string) => `¡Listo! ${business} ya está en Matiz`,
  note: 'Lo que nos falta',
  rejectedNote: 'Por qué',
  write: 'Escribirnos',
  start: 'Crear cuenta',
  continue: 'Continuar mi registro',
  login: 'Ya tengo cuenta',
  shop: 'Empezar a comprar',
  steps: 'Tu registro, paso a paso',
  step: {
    phone: 'Celular comprobado',
    phoneToDo: 'Comprueba tu celular',
    data: 'Datos de tu negocio',
    review: 'Revisión',
    ready: 'Listo para pedir',
  },
  asked: 'Esperamos tu corrección.',
  reviewing: 'En eso estamos.',
  dataAsked: 'Qué negocio tienes y en qué ciudad está.',
  readyMeans: 'Con tus precios y lo que hay para tu ciudad.',
  meanwhile: 'Mientras tanto',
  browse: 'Recorre el catálogo',
  browseText: 'Ya ves los precios de tu tipo de negocio.',
  browseFirstText: 'Mira las cartas de color y cuándo llega cada cosa a tu ciudad.',
  cart: 'Arma tu carrito',
  cartText: 'Lo guardamos. Lo confirmas cuando aprobemos tu registro.',
  correct: 'Corrige tus datos',
  correctText: 'Si algo quedó mal escrito, cámbialo antes de que lo miremos.',
  correctTitle: 'Los datos de tu negocio',
  save: 'Enviar datos',
  saving: 'Enviando',
  notSaved: 'No pudimos guardar tus datos',
  business: 'Negocio',
  document: 'Documento',
  address: 'Dirección',
  failed: 'No pudimos cargar tu registro',
  retry: 'Reintentar',
  // The e-mail
  emailTitle: 'Confirma tu correo',
  emailText: (email: string) =>
    `Te enviamos un enlace a ${email}. Ábrelo para confirmar que es tuyo.`,
  resend: 'Enviar de nuevo',
  resending: 'Enviando',
} as const;
