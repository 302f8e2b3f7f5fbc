/** Apart from the other words of search: every page carries the field (D-15). */
export const searchBoxCopy = {
  label: 'Busca por producto, marca, código o tono',
  /** Fits a phone whole. */
  placeholder: 'Busca producto, marca o tono',
} as const;
