/** Words for a time without a connection. */
export const offlineCopy = {
  banner: (seen: string | null) =>
    `Estás sin conexión. ${seen === null ? 'Te mostramos lo último que cargamos.' : `${seen}.`}`,
  waiting: 'Estás sin conexión. Abrimos lo que pediste apenas vuelva.',
  ordering: 'Pedir y pagar necesita conexión.',
  waitingChanges: (n: number) => (n === 1 ? '1 cambio por enviar.' : `${n} cambios por enviar.`),
  kept: 'Lo guardamos en tu teléfono y lo enviamos apenas vuelva la conexión.',
  sent: (n: number) =>
    n === 1 ? 'Enviamos el cambio que esperaba.' : `Enviamos los ${n} cambios que esperaban.`,
  refused: (name: string) =>
    name === ''
      ? 'Uno de tus cambios sin conexión no se pudo hacer'
      : `Tu cambio sin conexión de ${name} no se pudo hacer`,
  refusedMany: (n: number) => `${n} de tus cambios sin conexión no se pudieron hacer`,
  why: (name: string, sentence: string) => (name === '' ? sentence : `${name}: ${sentence}`),
  tooOld: 'Esperó más de 7 días y ya no se envía. Si aún lo quieres, hazlo de nuevo.',
  unsentRoute: 'Tu ruta tiene pedidos sin enviar. Envíalos o bórralos en «Mi ruta» antes de salir.',
  backOnline: 'Volvió la conexión.',
  seenMinutes: (n: number) => `Visto hace ${n} min`,
  seenHours: (n: number) => `Visto hace ${n} h`,
  seenDays: (n: number) => (n === 1 ? 'Visto hace 1 día' : `Visto hace ${n} días`),
} as const;
