import { z } from 'zod';

/**
 * §7: what every product, cart and tracking request carries in its query.
 * Hints only: the server takes warehouse, trade type, city and customer from the session (D-4).
 */
export const requestContext = {
  warehouse: z.string().max(64).optional(),
  reference: z.string().max(128).optional(),
  tradeTypeId: z.string().max(64).optional(),
  userId: z.string().max(64).optional(),
  userCityId: z.string().max(64).optional(),
  userStateId: z.string().max(64).optional(),
};

/** Digits in a query, read into a whole number within bounds; anything else is refused. */
export function integerText(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/, 'Debe ser un número entero.')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** §9: 20 a page, by page. */
export const pageLimit = 20;

export const paging = {
  page: integerText(1, 10_000).optional(),
  limit: integerText(1, 60).optional(),
};

const largestId = 2 ** 31 - 1;

/** A row's number as the client sees it. One that no row can have is read as 0, which none has. */
export const idText = z
  .string()
  .regex(/^\d{1,15}$/, 'Identificador no válido.')
  .overwrite((text) => (Number(text) > largestId ? '0' : text));
export const codeText = z.string().min(1).max(40);
