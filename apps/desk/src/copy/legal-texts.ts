export const legalTextCopy = {
  title: 'Textos legales',
  one: 'un texto legal',
  fresh: 'Texto legal nuevo',
  empty:
    'Mientras no publiques los tuyos, la tienda muestra los textos de base con los datos de tu negocio. Que los lea tu abogado antes de recibir pedidos reales.',
  kind: 'Qué texto es',
  kinds: {
    terms: 'Términos y condiciones',
    data_treatment: 'Política de tratamiento de datos',
  },
  inForceOn: 'Rige desde',
  inForceHint:
    'Hoy o un día que llega. Ese día es su versión: cada negocio la acepta antes de su siguiente pedido.',
  state: 'Estado',
  states: { now: 'Rige', planned: 'Programado', past: 'Ya no rige' },
  body: 'Texto',
  bodyHint:
    'Un título es una línea que empieza con #. Una línea vacía separa los párrafos. Se llenan solos {negocio}, {nit}, {direccion}, {telefono} y {correo}.',
  base: 'Empezar con el texto de base:',
  replace: 'Reemplazar',
  replaceAsk: '¿Reemplazar lo que está escrito por el texto de base?',
  nameOf: (kind: string, day: string) => `${kind}, ${day}`,
  preview: 'Así se lee',
  previewEmpty: 'Escribe un título, como «# Quiénes somos», y lo que va debajo.',
} as const;
