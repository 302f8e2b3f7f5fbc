/** What is left of a credit: to who has it, and to the seller who orders for them. */
export const creditLeftCopy = {
  own: {
    left: (amount: string) => `Te quedan ${amount} de tu crédito.`,
    overdue: (amount: string) =>
      `Tu crédito está en pausa: tienes ${amount} vencidos. Ponte al día para usarlo.`,
    see: 'Ver mis créditos',
  },
  customers: {
    left: (amount: string) => `Le quedan ${amount} de crédito.`,
    overdue: (amount: string) =>
      `Su crédito está en pausa: tiene ${amount} vencidos. Puede pagar de otra forma.`,
    see: 'Ver su crédito',
  },
} as const;
