/** Words of the page that ends the reminders of a forgotten cart (D-15, D-16). */
export const remindersCopy = {
  title: '¿No quieres más recordatorios?',
  lead: 'Son los mensajes que te avisan que dejaste productos en tu carrito. Los de tus pedidos te siguen llegando.',
  stop: 'No enviarme más recordatorios',
  stopping: 'Guardando tu decisión',
  stoppedTitle: 'Listo, no te enviamos más recordatorios',
  failed: 'No pudimos guardar tu decisión.',
  writeUs: 'Escríbenos',
  goHome: 'Ir a Matiz',
  points: [
    ['Tu carrito se queda', 'Lo que dejaste sigue ahí cuando quieras volver.'],
    ['Tú decides', 'Puedes volver a recibirlos cuando lo pidas.'],
  ],
} as const;
