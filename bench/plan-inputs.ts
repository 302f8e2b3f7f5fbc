/**
 * What the plan of docs/scale.md is reckoned from. Milliseconds of processor were measured on two
 * processors at 10,000 products; how often a buyer does something is assumed.
 */
export const costs = [
  // A whole page drawn for one buyer (ADR 75); most steps after it are calls alone.
  { name: 'page', everySeconds: 60, server: 6.5, database: 1.5, writes: false },
  // A list or a search with br, of which the database does 0.25 to 0.3.
  { name: 'list', everySeconds: 15, server: 0.65, database: 0.3, writes: false },
  { name: 'add to cart', everySeconds: 30, server: 0.42, database: 0.73, writes: true },
  // All eight calls from the cart to the acknowledged order.
  { name: 'order of 5 lines', everySeconds: 900, server: 6.67, database: 15.48, writes: true },
] as const;

export const crowds = [1_000, 10_000, 100_000] as const;

/**
 * Bytes of a thing with its indexes. Products: the database after an import of 100,001 with 6.5
 * versions each, 1,220 MB. Rows: their measured width (387, 290, 75 bytes) and, reckoned, one entry in
 * each index that holds them.
 */
export const sizes = [
  { what: 'products with versions', count: 1_000_000, bytesEach: 12_200 },
  { what: 'order lines', count: 1_000_000_000, bytesEach: 600 },
  { what: 'orders of 5 lines', count: 200_000_000, bytesEach: 730 },
  { what: 'stock movements', count: 1_000_000_000, bytesEach: 215 },
] as const;
