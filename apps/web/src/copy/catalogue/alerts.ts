/** «Avísame»: what is sold out and waited for (ADR 63). */
export const alertsCopy = {
  tellMe: 'Avísame cuando vuelva',
  tellMeShort: 'Avísame',
  tellMeOf: (name: string) => `Avísame cuando vuelva: ${name}`,
  waiting: 'Te avisaremos',
  stop: 'Ya no esperar',
  stopOf: (name: string) => `Ya no esperar: ${name}`,
  listTitle: 'Esperas que vuelvan',
  listText: 'Te escribimos apenas haya. Un solo aviso por producto.',
} as const;
