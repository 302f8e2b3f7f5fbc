/** Words of a new version of the terms, where an order waits for it (D-15). */
export const acceptTermsCopy = {
  readTerms: (day: string) => `Leer los términos del ${day}`,
  readAnyTerms: 'Leer los términos',
  acceptTerms: 'Acepto los términos',
  termsAccepted: '¡Gracias! Ya puedes confirmar tu pedido.',
} as const;
