/** Words of the promotion over the page (D-15); what it announces is the shop's. */
export const promotionCopy = {
  name: 'Promoción',
  close: 'Cerrar la promoción',
  left: 'Termina en',
  over: 'Ya terminó',
  endsOn: (when: string) => `Termina el ${when}`,
  days: (n: number) => `${n} d`,
} as const;
