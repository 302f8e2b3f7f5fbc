/** Words around the legal texts (§2), which the shop keeps (D-15, D-16). */
export const termsCopy = {
  title: 'Términos y condiciones',
  description: 'Los términos y condiciones de la tienda y su política de tratamiento de datos.',
  termsSince: (day: string) => `Vigentes desde el ${day}`,
  policySince: (day: string) => `Vigente desde el ${day}`,
  contents: 'Contenido',
  dataPolicy: 'Política de tratamiento de datos',
} as const;
