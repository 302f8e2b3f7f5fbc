/** What delivering to a place takes (D-15): a book of its own, since forms of addresses tell it too. */
export const zonesCopy = {
  reached: (days: number) =>
    days === 1
      ? 'Llega 1 día hábil después del despacho'
      : `Llega ${days} días hábiles después del despacho`,
  shippingCosts: (price: string) => `Envío\u00a0${price}`,
  shippingFree: 'Envío gratis',
  freeFrom: (amount: string) => `gratis desde ${amount}`,
  noCashOnDelivery: 'Sin pago contra entrega',
} as const;
