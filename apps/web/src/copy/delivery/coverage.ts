/** Words beside §8's sentence, wherever nobody delivers (D-15). */
export const coverageCopy = {
  tellMe: 'Avísame cuando lleguen',
  tellMeShort: 'Avísame',
  elsewhere: 'Entregar en otro lugar',
} as const;
