import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { moveArrival } from '@matiz/contracts/orders/order-staff.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, Sql, SqlFragments, SqlReader } from '#db/sql.ts';

/** Units of a version that come to a warehouse on a day (D-8). */
export interface ArrivalRow {
  readonly id: number;
  readonly warehouseId: number;
  readonly versionId: number;
  readonly productId: number;
  readonly date: PlainDate;
  readonly cap: number;
  readonly promised: number;
  readonly received: number | null;
  /** Raised by each edit: its day, or how many come.
   *  What orders are promised of it is no edit. */
  readonly version: number;
}

export type ShownArrival = ReplyOf<typeof moveArrival>['arrival'];

function selectArrivals(sql: SqlFragments): Fragment {
  return sql`SELECT id, warehouse_id AS "warehouseId", version_id AS "versionId",
    product_id AS "productId", arrives_on AS date, cap, promised, received, version FROM arrival`;
}

export async function findArrival(sql: SqlReader, id: number): Promise<ArrivalRow | null> {
  const [row] = await sql<ArrivalRow[]>`${selectArrivals(sql)} WHERE id = ${id}::bigint`;
  return row ?? null;
}

/** The arrival of the same goods on a day that has not come yet, if there is one. */
export async function findOpenArrival(
  sql: SqlReader,
  { warehouseId, versionId }: ArrivalRow,
  date: PlainDate,
): Promise<ArrivalRow | null> {
  const [row] = await sql<ArrivalRow[]>`${selectArrivals(sql)}
    WHERE warehouse_id = ${warehouseId} AND version_id = ${versionId} AND arrives_on = ${date}
      AND arrived_at IS NULL`;
  return row ?? null;
}

/** Arrivals as the staff sees them. */
export async function showArrival(sql: SqlReader, id: number): Promise<ShownArrival> {
  const [row] = await sql<ShownArrival[]>`
    SELECT arrival.id::text AS "arrivalId", warehouse.code AS warehouse, product.code,
      CASE WHEN product.has_versions THEN version.code END AS "versionCode", product.name,
      arrival.arrives_on AS date, arrival.cap, arrival.promised,
      to_char(arrival.arrived_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "arrivedAt"
    FROM arrival
    JOIN warehouse ON warehouse.id = arrival.warehouse_id
    JOIN product_version version ON version.id = arrival.version_id
    JOIN product ON product.id = arrival.product_id
    WHERE arrival.id = ${id}`;
  if (!row) throw new Error(`the arrival ${id} is not there`);
  return row;
}

export async function setArrivalDate(sql: Sql, id: number, date: PlainDate): Promise<void> {
  await sql`UPDATE arrival SET arrives_on = ${date}, version = version + 1 WHERE id = ${id}`;
}

/** Makes two arrivals one: every line that waits for the first waits for the second. */
export async function mergeArrivals(sql: Sql, from: ArrivalRow, into: ArrivalRow): Promise<void> {
  await addToArrival(sql, into.id, from);
  await sql`UPDATE order_line SET arrival_id = ${into.id} WHERE arrival_id = ${from.id}`;
  await sql`DELETE FROM arrival WHERE id = ${from.id}`;
}

export async function addToArrival(
  sql: Sql,
  id: number,
  more: { readonly cap: number; readonly promised: number },
): Promise<void> {
  await sql`UPDATE arrival SET cap = cap + ${more.cap}, promised = promised + ${more.promised},
      version = version + 1
    WHERE id = ${id}`;
}

/** An arrival of the same goods on another day. Answers its id. */
export async function openArrival(
  sql: Sql,
  { warehouseId, versionId, productId }: ArrivalRow,
  { date, cap, promised }: { date: PlainDate; cap: number; promised: number },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO arrival (warehouse_id, version_id, product_id, arrives_on, cap, promised)
    VALUES (${warehouseId}, ${versionId}, ${productId}, ${date}, ${cap}, ${promised})
    RETURNING id`;
  if (!row) throw new Error('the insert answered no id');
  return row.id;
}

/** Makes sure that the goods have a stock row to come to. */
export async function ensureStock(
  sql: Sql,
  { warehouseId, versionId, productId }: ArrivalRow,
): Promise<void> {
  await sql`
    INSERT INTO stock (warehouse_id, version_id, product_id, available)
    VALUES (${warehouseId}, ${versionId}, ${productId}, 0) ON CONFLICT DO NOTHING`;
}

/**
 * Writes down that units came: `served` of them are the orders' at once, the rest is on sale. The
 * index of movements refuses the same arrival a second time.
 */
export async function closeArrival(
  sql: Sql,
  { id, warehouseId, versionId }: ArrivalRow,
  { units, served, at }: { units: number; served: number; at: Date },
): Promise<void> {
  await sql`
    WITH came AS (
      UPDATE arrival SET arrived_at = ${at}, received = ${units}, promised = ${served},
        version = version + 1
      WHERE id = ${id} AND arrived_at IS NULL RETURNING id
    ), moved AS (
      INSERT INTO stock_movement (warehouse_id, version_id, delta, reason, arrival_id, at)
      SELECT ${warehouseId}::smallint, ${versionId}::int, ${units}::int, 'arrival', id,
        ${at}::timestamptz
      FROM came WHERE ${units}::int > 0
    )
    UPDATE stock SET available = available + ${units - served}, sold = sold + ${served},
      promised = promised + ${served}
    FROM came WHERE warehouse_id = ${warehouseId} AND version_id = ${versionId}`;
}
