/** Where an account is open: a member's, as who keeps the team reads it, and one's own. */
export const sessionsCopy = {
  title: 'Sesiones abiertas',
  loading: 'Mirando dónde tiene abierta la cuenta…',
  none: 'No tiene sesiones abiertas.',
  current: 'Esta sesión',
  since: 'Desde el',
  seen: 'vista por última vez el',
  from: (network: string) => `red ${network}`,
  close: 'Cerrar',
  closeOn: (device: string, since: string) => `Cerrar la sesión de ${device} del ${since}`,
  closeAsk: (device: string, name: string) =>
    `¿Cerrar la sesión de ${name} en ${device}? Allí tendrá que entrar de nuevo.`,
  closed: 'Sesión cerrada.',
  endAll: 'Cerrar todas sus sesiones',
  endAsk: (name: string) => `¿Cerrar todas las sesiones de ${name}? Tendrá que entrar de nuevo.`,
  ended: (n: number) => (n === 1 ? 'Se cerró 1 sesión.' : `Se cerraron ${n} sesiones.`),
} as const;

export const accountCopy = {
  pageTitle: 'Mi cuenta · Escritorio · Matiz',
  title: 'Mi cuenta',
  sessions: 'Dónde está abierta tu cuenta',
  sessionsHint: 'Si no reconoces una, ciérrala y cambia tu contraseña en la tienda, en tu perfil.',
  loading: 'Mirando dónde está abierta tu cuenta…',
  closeAll: 'Cerrar en todos los dispositivos',
  closeAllAsk: '¿Cerrar en todos los dispositivos? También en este: tendrás que entrar de nuevo.',
  factor: 'Segundo factor',
  factorOn: 'Entras con un código de tu celular además de la contraseña.',
  factorOff: 'Entras solo con tu contraseña.',
  toFactor: { on: 'Ver el segundo factor', off: 'Activar el segundo factor' },
} as const;
