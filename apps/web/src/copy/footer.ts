/** Words of the end of every page (D-15). */
export const footerCopy = {
  shop: 'Comprar',
  house: 'Matiz',
  text: 'Mayorista de belleza profesional. Color, oxigenadas, tratamientos y herramientas para negocios de belleza en Colombia.',
  source: 'Fuente: DANE, DIVIPOLA',
  /** Ley 1480, art. 50: a way to who protects consumers, on every page. */
  authority: 'Superintendencia de Industria y Comercio',
  authorityAddress: 'https://www.sic.gov.co',
  rights: (year: number) => `© ${year} Matiz`,
  pricesWithTax: 'Precios en pesos colombianos, IVA incluido.',
} as const;
