import { z } from 'zod';
import { integerText } from '../request-context.ts';

/** So many values of one filter at a time: more than any screen offers. */
const mostValues = 40;

/** `3,7`: several values of one filter, any of which will do. */
function severalOf<T>(value: z.ZodType<T, string>) {
  return z
    .string()
    .max(1000)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(value).max(mostValues));
}

/** A word of an address: lines and reflections by their folded name, `sin-amoniaco`. */
export const slugText = z
  .string()
  .regex(/^[a-z0-9ñ]+(-[a-z0-9ñ]+)*$/, 'Nombre no válido.')
  .max(120);
const ids = severalOf(integerText(1, 2 ** 31 - 1));

/**
 * What a list may be narrowed by (§2), beside what it is a list of. Several values of one filter
 * widen it, several filters narrow each other. A level and a reflection must be of the same tone.
 * Prices are the viewer's own (D-6): asked for by a guest they answer PRICES_HIDDEN (D-3).
 */
export const catalogueFilters = {
  /** Categories under the one that is listed, with everything under them. */
  category: ids.optional(),
  brand: ids.optional(),
  line: severalOf(slugText).optional(),
  level: severalOf(integerText(0, 12)).optional(),
  reflection: severalOf(slugText).optional(),
  volume: severalOf(integerText(1, 100)).optional(),
  minPrice: integerText(0, 2 ** 31 - 1).optional(),
  maxPrice: integerText(0, 2 ** 31 - 1).optional(),
  offer: z.literal('true').optional(),
  new: z.literal('true').optional(),
  /** In stock in the viewer's warehouse, or to be promised from an arrival. */
  available: z.enum(['stock', 'presale']).optional(),
};
