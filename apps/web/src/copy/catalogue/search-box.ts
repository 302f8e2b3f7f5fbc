/** Apart from the other words of search: every page carries the field (D-15). */
export const searchBoxCopy = {
  /** Fits a phone whole. */
  placeholder: 'Busca producto, marca o tono',
} as const;
