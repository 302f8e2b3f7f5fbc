/** Apart from the other words of search: every page carries the field (D-15). */
export const searchBoxCopy = {
  placeholder: 'Busca por producto, marca, código o tono',
} as const;
