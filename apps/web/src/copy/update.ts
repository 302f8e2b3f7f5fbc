/** Words around the sentence of §8 that a shell too old to be served shows (D-15). */
export const updateCopy = {
  title: 'Actualiza la app',
  update: 'Ir a actualizar',
  inTheStore: 'Búscala como Matiz en la tienda de apps de tu teléfono.',
} as const;
