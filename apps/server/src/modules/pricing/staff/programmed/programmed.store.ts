import { say } from '@matiz/contracts/messages.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import type { Window } from '@matiz/domain/pricing/window.ts';
import type { SqlReader } from '#db/sql.ts';

/** A window of a product's price, stored or about to be. */
export interface ProgrammedWindow extends Window {
  readonly productId: number;
  /** Null: in every warehouse. */
  readonly warehouseId: number | null;
}

interface Crossing {
  readonly name: string;
  readonly warehouse: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** In the same place: the database lets only one of them stand. */
  readonly isSamePlace: boolean;
}

/** Other windows of a product that share time with one, in a warehouse that they share. */
export async function findCrossings(
  sql: SqlReader,
  id: string | null,
  { productId, warehouseId, startsAt, endsAt }: ProgrammedWindow,
): Promise<Crossing[]> {
  return sql<Crossing[]>`
    SELECT due.name, warehouse.name AS warehouse,
      nullif(lower(due.during), '-infinity') AS "startsAt",
      nullif(upper(due.during), 'infinity') AS "endsAt",
      due.warehouse_id IS NOT DISTINCT FROM ${warehouseId}::smallint AS "isSamePlace"
    FROM programmed_price due LEFT JOIN warehouse ON warehouse.id = due.warehouse_id
    WHERE due.product_id = ${productId}::int AND due.id IS DISTINCT FROM ${id}::text::integer
      AND due.during && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
      AND (due.warehouse_id IS NULL OR ${warehouseId}::smallint IS NULL
        OR due.warehouse_id = ${warehouseId}::smallint)
    ORDER BY lower(due.during) NULLS FIRST, due.id LIMIT 5`;
}

/** The stored window of one; null: there is none. */
export async function findWindow(sql: SqlReader, id: string): Promise<ProgrammedWindow | null> {
  const [row] = await sql<ProgrammedWindow[]>`
    SELECT product_id AS "productId", warehouse_id AS "warehouseId",
      nullif(lower(during), '-infinity') AS "startsAt", nullif(upper(during), 'infinity') AS "endsAt"
    FROM programmed_price WHERE id = ${id}::text::integer`;
  return row ?? null;
}

/** What keeps a window from standing, and what stands beside it. */
export function sayCrossings(crossings: readonly Crossing[]) {
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const { name, warehouse, startsAt, endsAt, isSamePlace } of crossings) {
    const window = `${startsAt ? formatMoment(startsAt) : 'siempre'} – ${endsAt ? formatMoment(endsAt) : 'sin fin'}`;
    if (isSamePlace) problems.push(say('programmedCrosses', { name, window }));
    else {
      const place = warehouse ?? 'todas las bodegas';
      warnings.push(say('programmedBeside', { name, window, warehouse: place }));
    }
  }
  return { problems, warnings };
}
