/** Words of a brand's page (D-15). */
export const brandCopy = {
  lines: 'Líneas de la marca',
  everyLine: 'Toda la marca',
  cards: 'Cartas de color',
} as const;
