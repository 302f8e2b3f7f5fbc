/** Words around the sentence of §8 that a shell too old to be served shows (D-15). */
export const updateCopy = {
  title: 'Actualiza la app',
  update: 'Ir a actualizar',
  inTheStore: 'Búscala como Matiz en la tienda de apps de tu teléfono.',
  // There is a newer one, and this one is still served.
  newer: 'Hay una versión nueva de la app',
  newerText: 'Trae mejoras y arreglos. Puedes seguir con la que tienes.',
  now: 'Actualizar',
  later: 'Ahora no',
} as const;
