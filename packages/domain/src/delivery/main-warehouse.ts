/** The warehouse that is shown where nobody delivers: the first that a shop has. */
export const mainWarehouse = 1;
