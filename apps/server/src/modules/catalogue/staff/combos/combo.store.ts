import type { PackedPart, PartFacts } from '@matiz/domain/catalogue/combo-parts.ts';
import type { Fragment, SqlFragments, SqlReader, Tx } from '#db/sql.ts';

export interface PartForm {
  readonly productId: string;
  readonly optionId: string | null;
  readonly quantity: number;
}

/** What may be said of the products that are to be parts, by their ids. */
export async function readPartFacts(
  sql: SqlReader,
  parts: readonly PartForm[],
): Promise<Map<string, PartFacts>> {
  const rows = await sql<(PartFacts & { id: string })[]>`
    SELECT product.id::text AS id, product.name, product.kind = 'combo' AS "isCombo",
      product.withdrawn_at IS NOT NULL AS "isWithdrawn", product.has_versions AS "hasOptions",
      ARRAY(SELECT version.id::text FROM product_version version
        WHERE version.product_id = product.id AND version.withdrawn_at IS NULL
        ORDER BY version.id) AS "optionIds",
      ARRAY(SELECT version.id::text FROM product_version version
        WHERE version.product_id = product.id AND version.withdrawn_at IS NOT NULL
        ORDER BY version.id) AS "withdrawnOptionIds"
    FROM product WHERE product.id = ANY (${idsOf(parts)})`;
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** In their order; what has no options is fixed to the one that it is bought by. */
export async function writeParts(tx: Tx, id: string, parts: readonly PartForm[]): Promise<void> {
  await tx`DELETE FROM combo_part WHERE combo_id = ${id}`;
  await tx`
    INSERT INTO combo_part (combo_id, position, product_id, version_id, quantity)
    SELECT ${id}::text::integer, part.place, product.id,
      CASE WHEN product.has_versions THEN part.option::integer
        ELSE (SELECT min(version.id) FROM product_version version
          WHERE version.product_id = product.id AND version.withdrawn_at IS NULL) END,
      part.quantity
    FROM ${drafted(tx, parts)} JOIN product ON product.id = part.product`;
}

export interface PackingRow {
  readonly name: string;
  readonly price: number | null;
  readonly parts: PackedPart[];
}

/** In each open warehouse what the combo costs, and what its parts cost and have. */
export async function readPacking(
  sql: SqlReader,
  id: string | null,
  parts: readonly PartForm[],
): Promise<PackingRow[]> {
  return sql<PackingRow[]>`
    SELECT warehouse.name,
      (SELECT price FROM base_price WHERE base_price.product_id = ${id}::text::integer
        AND base_price.warehouse_id = warehouse.id) AS price,
      (SELECT coalesce(json_agg(json_build_object('name', made_of.name, 'quantity', part.quantity,
          'price', (SELECT price FROM base_price WHERE base_price.product_id = made_of.id
            AND base_price.warehouse_id = warehouse.id),
          'available', coalesce((
            SELECT max(held.available) FROM stock held
            JOIN product_version choice ON choice.id = held.version_id
              AND choice.withdrawn_at IS NULL
            WHERE held.product_id = made_of.id AND held.warehouse_id = warehouse.id
              AND made_of.withdrawn_at IS NULL
              AND (part.option IS NULL OR held.version_id = part.option::integer)), 0))
          ORDER BY part.place), '[]')
        FROM ${drafted(sql, parts)} JOIN product made_of ON made_of.id = part.product) AS parts
    FROM warehouse WHERE warehouse.is_active ORDER BY warehouse.id`;
}

/** The parts as a form sends them: `part (place, product, option, quantity)`. */
function drafted(sql: SqlFragments, parts: readonly PartForm[]): Fragment {
  const rows = parts.map(({ productId, optionId, quantity }, at) => {
    return { place: at + 1, product: Number(productId), option: optionId, quantity };
  });
  return sql`jsonb_to_recordset(${sql.json(rows)}::jsonb)
    AS part (place int, product int, option text, quantity int)`;
}

const idsOf = (parts: readonly PartForm[]) => parts.map(({ productId }) => Number(productId));
