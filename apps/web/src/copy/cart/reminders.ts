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
  keep: 'Dejarlos como están',
  seeCart: 'Ver mi carrito',
  // The choice in the profile
  choiceTitle: 'Recordatorios',
  areOn: 'Te recordamos los carritos que dejas',
  areOff: 'No te recordamos los carritos que dejas',
  turnOn: 'Volver a recibirlos',
  turnOff: 'Dejar de recibirlos',
  choiceHint:
    'Un correo por carrito, máximo uno a la semana y nunca en domingo ni festivo. Solo si aceptaste recibir mensajes de Matiz.',
  nowOff: 'Listo, no te recordaremos más tus carritos',
  nowOn: 'Listo, te recordaremos los carritos que dejes',
  points: [
    ['Tu carrito se queda', 'Lo que dejaste sigue ahí cuando quieras volver.'],
    ['Tú decides', 'Puedes volver a recibirlos cuando quieras, en tu perfil.'],
  ],
} as const;
