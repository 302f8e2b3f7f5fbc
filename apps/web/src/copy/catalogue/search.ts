const joinQuoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Words of the search box and its results (D-15). */
export const searchCopy = {
  title: 'Buscar',
  suggestions: 'Sugerencias',
  seeAllFor: (text: string) => `Ver todos los resultados de “${text}”`,
  brand: 'Marca',
  category: 'Categoría',
  shownInstead: (text: string) => `Te mostramos lo más parecido: “${text}”`,
  leftOut: (words: readonly string[]) =>
    `No encontramos todo junto. Dejamos por fuera ${joinQuoted(words)} y te mostramos lo más cercano.`,
  resultsFor: (text: string) => `Resultados de “${text}”`,
  nothingTitle: (text: string) => `No encontramos nada para “${text}”`,
  nothingText:
    'Revisa cómo lo escribiste o prueba con el número del tono (7.43), la marca o el tipo de producto.',
  startTitle: '¿Qué necesitas reponer?',
  startText:
    'Escribe un producto, una marca, una referencia o directamente el tono: 7.43, 8N, cobrizo.',
  ownTerms: 'Tus búsquedas recientes',
  topTerms: 'Lo más buscado',
  popularCategories: 'Busca por categoría',
  browse: 'Ver categorías',
  askForIt: 'Preguntar por él',
  bestInstead: 'Lo que más piden los salones',
  searching: 'Buscando',
} as const;
