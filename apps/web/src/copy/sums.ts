/** Words of the goods and the sums of a cart and of an order (D-15). */
export const sumsCopy = {
  // Lines
  each: 'c/u',
  was: 'Antes',
  // Summary
  summary: 'Resumen',
  subtotal: 'Subtotal',
  discounts: 'Descuentos',
  shipping: 'Envío',
  freeShipping: 'Gratis',
  freeFrom: (amount: string) => `Te faltan ${amount} para envío gratis`,
  freeReached: '¡Tu envío va gratis!',
  total: 'Total',
  taxIncluded: 'IVA incluido',
  taxOf: (amount: string) => `Incluye IVA de ${amount}`,
} as const;
