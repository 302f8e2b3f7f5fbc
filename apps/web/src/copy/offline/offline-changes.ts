/** Words for changes of the cart that wait on the phone; only what sends them needs these. */
export const changesCopy = {
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
} as const;
