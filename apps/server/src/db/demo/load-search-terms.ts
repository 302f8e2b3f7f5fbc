import type { Sql } from '../pool.ts';

/** What the demonstration's salons search for most, with the words that their products have. */
const terms = [
  ['tinte 7.1', "'tinte' & '#m7.1'"],
  ['oxidante 20 vol', "'oxidante' & '#v20'"],
  ['champú matizante', "'champu' & 'matizante'"],
  ['7.43', "'#m7.43'"],
  ['decolorante azul', "'decolorante' & 'azul'"],
  ['keratina', "'keratina'"],
  ['esmalte semipermanente', "'esmalte' & 'semipermanente'"],
  ['guantes de nitrilo', "'guante' & 'nitrilo'"],
  ['plancha', "'plancha'"],
  ['base rubber', "'base' & 'rubber'"],
] as const;

/** Terms that several people searched for, the most wanted first, so that the shop can offer them. */
export async function loadSearchTerms(sql: Sql, now: Date): Promise<void> {
  await sql`
    INSERT INTO search_term (term, shown, people, heat, results, searched_at)
    SELECT fold_text(shown), shown, 14 - place, 2000 - place,
      (SELECT count(*) FROM product_search WHERE words @@ query::tsquery),
      ${now}::timestamptz - place * interval '37 minutes'
    FROM unnest(${terms.map(([shown]) => shown)}::text[], ${terms.map(([, query]) => query)}::text[])
      WITH ORDINALITY AS one (shown, query, place)`;
}
