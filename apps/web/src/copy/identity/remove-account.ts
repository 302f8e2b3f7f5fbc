import { contact } from '../contact.ts';

/** Words of deleting an account (D-15, D-16). */
export const removeAccountCopy = {
  title: 'Eliminar tu cuenta de Matiz',
  lead: 'Puedes hacerlo cuando quieras, aquí mismo y sin dar razones. Esto es lo que pasa con tus datos.',
  description:
    'Cómo eliminar tu cuenta de Matiz, qué datos se borran y cuáles exige conservar la ley.',
  erasedTitle: 'Se borra enseguida',
  erased: [
    'Tu nombre, correo, celular y contraseña.',
    'Tus direcciones, tus favoritos y los mensajes que te enviamos.',
    'Tu carrito y tus sesiones en todos los dispositivos.',
    'Tus permisos para recibir ofertas.',
  ],
  keptTitle: 'Se conserva porque lo exige la ley',
  kept: [
    [
      'Tus pedidos y facturas',
      'Con el nombre y el documento de quien compró, apartados de todo lo demás, durante diez años desde el último pedido (Código de Comercio, artículo 60; Ley 962 de 2005, artículo 28). Si nunca pediste, no queda nada.',
    ],
    ['Lo que debas o te debamos', 'Un saldo pendiente sigue vigente hasta que se pague.'],
    [
      'La prueba de tu autorización',
      'Cuándo autorizaste el tratamiento de tus datos y con qué texto (Ley 1581 de 2012, artículo 17).',
    ],
  ],
  lawTitle: 'Tu derecho',
  law: 'La Ley 1581 de 2012 te permite pedir que borremos tus datos. No alcanza a los que otra ley nos obliga a guardar (Decreto 1074 de 2015, artículo 2.2.2.25.2.6).',
  final: 'No se puede deshacer. Si vuelves, te registras de nuevo y empiezas en el primer nivel.',
  formTitle: 'Confirma que eres tú',
  account: (email: string) => `Vas a eliminar la cuenta de ${email}.`,
  password: 'Contraseña',
  forgot: '¿No la recuerdas?',
  recover: 'Recupérala',
  byCode: 'Tu cuenta no tiene contraseña: te enviamos un código.',
  proven: 'Listo, eres tú. Ya puedes eliminar tu cuenta.',
  understand: 'Entiendo que se borran mis datos y que no se puede deshacer.',
  needsUnderstand: 'Marca la casilla para continuar.',
  needsPassword: 'Escribe tu contraseña.',
  remove: 'Eliminar mi cuenta',
  removing: 'Eliminando la cuenta',
  stay: 'Conservar mi cuenta',
  loginTitle: 'Entra primero',
  loginText: 'Para eliminar tu cuenta necesitamos saber que eres tú.',
  login: 'Inicia sesión',
  worker: 'Tu cuenta es de trabajo',
  workerText: `La abrió Matiz para ti: pide que la eliminemos a ${contact.email}. Respondemos en máximo quince días hábiles.`,
  otherWay: `¿No puedes entrar? Escríbenos a ${contact.email} desde el correo de tu cuenta.`,
  failed: 'No pudimos eliminar tu cuenta',
  doneText:
    'Gracias por el tiempo que estuviste con nosotros. La constancia va a tu correo, si lo habías confirmado.',
  goHome: 'Ir al inicio',
} as const;
