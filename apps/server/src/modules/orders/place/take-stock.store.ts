import type { ArrivalDemand, StockDemand } from '@matiz/domain/orders/place/draft-order.ts';
import type { Sql } from '#db/pool.ts';

/**
 * Takes units out of stock rows (D-7). Rows are locked by version id, ascending, in every order,
 * so that two orders never wait for each other in a circle; then one conditional update takes
 * from each row what is there. Another order that held the row first is waited for, and the
 * condition looks at what it left. False when something is missing, and then the caller rolls back.
 */
export async function takeStock(
  sql: Sql,
  warehouseId: number,
  demand: readonly StockDemand[],
): Promise<boolean> {
  if (demand.length === 0) return true;
  const versions = demand.map(({ versionId }) => versionId);
  const units = demand.map((one) => one.units);
  const taken = await sql`
    WITH demand AS (
      SELECT * FROM unnest(${versions}::int[], ${units}::int[]) AS demand (version_id, units)
    ), held AS (
      SELECT stock.version_id, demand.units
      FROM stock JOIN demand USING (version_id)
      WHERE stock.warehouse_id = ${warehouseId}
      ORDER BY stock.version_id
      FOR UPDATE OF stock
    )
    UPDATE stock SET available = stock.available - held.units, sold = stock.sold + held.units,
      promised = stock.promised + held.units
    FROM held
    WHERE stock.warehouse_id = ${warehouseId} AND stock.version_id = held.version_id
      AND stock.available >= held.units`;
  return taken.count === demand.length;
}

/** Units that leave the warehouse are promised no more: they are gone. The rows are locked already. */
export async function dispatchStock(
  sql: Sql,
  warehouseId: number,
  leaving: readonly StockDemand[],
): Promise<void> {
  if (leaving.length === 0) return;
  await sql`
    UPDATE stock SET promised = stock.promised - gone.units
    FROM (
      SELECT "versionId" AS version_id, sum(units)::int AS units
      FROM jsonb_to_recordset(${sql.json(leaving)}::jsonb) AS gone ("versionId" int, units int)
      GROUP BY "versionId"
    ) gone
    WHERE stock.warehouse_id = ${warehouseId} AND stock.version_id = gone.version_id`;
}

/** Promises units of arrivals up to their caps (D-8), locked by id, ascending, like stock. */
export async function promiseArrivals(
  sql: Sql,
  demand: readonly ArrivalDemand[],
): Promise<boolean> {
  if (demand.length === 0) return true;
  const arrivals = demand.map(({ arrivalId }) => arrivalId);
  const units = demand.map((one) => one.units);
  const promised = await sql`
    WITH demand AS (
      SELECT * FROM unnest(${arrivals}::int[], ${units}::int[]) AS demand (id, units)
    ), held AS (
      SELECT arrival.id, demand.units
      FROM arrival JOIN demand USING (id)
      ORDER BY arrival.id
      FOR UPDATE OF arrival
    )
    UPDATE arrival SET promised = arrival.promised + held.units
    FROM held
    WHERE arrival.id = held.id AND arrival.arrived_at IS NULL
      AND arrival.promised + held.units <= arrival.cap`;
  return promised.count === demand.length;
}
