const customers = (n: number) => (n === 1 ? '1 cliente' : `${n} clientes`);

/** Words for a seller's orders that a session left unsent when it ended by itself (ADR 93). */
export const leftRouteCopy = {
  kept: (n: number) =>
    `Lo que no enviaste de ${customers(n)} sigue en este teléfono, cerrado con llave: inicia sesión con la misma cuenta.`,
  found: (n: number) => `Lo que no habías enviado de ${customers(n)} sigue en «Mi ruta».`,
  gone: (n: number) =>
    `Lo que no enviaste de ${customers(n)} esperó más de 7 días y lo borramos de este teléfono.`,
} as const;
