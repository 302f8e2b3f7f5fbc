/** Words of the list of coupons (D-15); why one does not count, the server says. */
export const couponsCopy = {
  title: 'Tus cupones',
  lead: 'Usas un cupón por pedido; los descuentos que no piden código se suman solos. Te mostramos cuánto te ahorra cada uno.',
  loading: 'Cargando tus cupones',
  failed: 'No pudimos cargar tus cupones',
  emptyTitle: 'Por ahora no tienes cupones',
  emptyText: 'Cuando tengamos uno para ti, lo verás aquí. Tu pedido sigue listo para confirmar.',
  back: 'Volver al resumen',
  lastDay: (date: string) => `Vence el ${date}`,
  saves: (amount: string) => `Te ahorras ${amount}`,
  applied: 'Aplicado',
  automatic: 'Se aplica solo',
  chosen: 'No cuenta',
  apply: 'Aplicar',
  applyOf: (code: string) => `Aplicar el cupón ${code}`,
  // A code that someone was given
  haveCode: 'Tengo un código',
  code: 'Código del cupón',
  codeMissing: 'Escribe el código de tu cupón.',
} as const;
