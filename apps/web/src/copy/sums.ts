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
  forOrder: (amount: string) => `Te faltan ${amount} para el pedido mínimo`,
  freeReached: '¡Tu envío va gratis!',
  total: 'Total',
  taxIncluded: 'IVA incluido',
  taxOf: (amount: string) => `Incluye IVA de ${amount}`,
} as const;
