import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';

export interface PriceDue {
  readonly product_id: number;
  readonly warehouse: string;
  /** Null: no longer sold there. */
  readonly price: number | null;
}

/** Each in the statement that its trigger listens to: what is new, what changes, what goes. */
export async function savePrices(sql: Sql, prices: readonly PriceDue[]): Promise<void> {
  const kept = prices.filter(({ price }) => price !== null);
  const gone = prices.filter(({ price }) => price === null);
  if (kept.length > 0) {
    const come = sql`jsonb_to_recordset(${sql.json(kept)}::jsonb)
      AS come (product_id int, warehouse text, price int)
      JOIN warehouse ON warehouse.code = come.warehouse`;
    await sql`
      UPDATE base_price SET price = come.price FROM ${come}
      WHERE base_price.product_id = come.product_id AND base_price.warehouse_id = warehouse.id`;
    await sql`
      INSERT INTO base_price (product_id, warehouse_id, price)
      SELECT come.product_id, warehouse.id, come.price FROM ${come}
      WHERE NOT EXISTS (SELECT FROM base_price known
        WHERE known.product_id = come.product_id AND known.warehouse_id = warehouse.id)`;
  }
  if (gone.length > 0) {
    await sql`
      DELETE FROM base_price
      USING jsonb_to_recordset(${sql.json(gone)}::jsonb) AS come (product_id int, warehouse text)
      JOIN warehouse ON warehouse.code = come.warehouse
      WHERE base_price.product_id = come.product_id AND base_price.warehouse_id = warehouse.id`;
  }
}

export interface BarcodesDue {
  readonly version_id: number;
  /** All that it has from now on. */
  readonly barcodes: readonly string[];
}

/** What someone else taught meanwhile to another version stays there. */
export async function saveBarcodes(sql: Sql, due: readonly BarcodesDue[]): Promise<void> {
  if (due.length === 0) return;
  const come = sql`jsonb_to_recordset(${sql.json(due)}::jsonb)
    AS come (version_id int, barcodes text[])`;
  await sql`DELETE FROM version_barcode known USING ${come}
    WHERE known.version_id = come.version_id AND known.barcode <> ALL (come.barcodes)`;
  await sql`
    INSERT INTO version_barcode (barcode, version_id)
    SELECT unnest(come.barcodes), come.version_id FROM ${come}
    ON CONFLICT DO NOTHING`;
}

export interface ArrivalDue {
  readonly product_id: number;
  readonly version_id: number;
  readonly warehouse: string;
  readonly date: PlainDate;
  /** Null: it does not come after all. */
  readonly cap: number | null;
}

export async function saveArrivals(sql: Sql, arrivals: readonly ArrivalDue[]): Promise<void> {
  if (arrivals.length === 0) return;
  const come = sql`SELECT come.product_id, come.version_id, come.date, come.cap,
      warehouse.id AS warehouse_id
    FROM jsonb_to_recordset(${sql.json(arrivals)}::jsonb)
      AS come (product_id int, version_id int, warehouse text, date date, cap int)
    JOIN warehouse ON warehouse.code = come.warehouse`;
  await sql`
    INSERT INTO arrival (warehouse_id, version_id, product_id, arrives_on, cap)
    SELECT warehouse_id, version_id, product_id, date, cap FROM (${come}) come
    WHERE cap IS NOT NULL
    ON CONFLICT (warehouse_id, version_id, arrives_on) WHERE arrived_at IS NULL
    DO UPDATE SET cap = excluded.cap, version = arrival.version + 1`;
  // Cancelled orders may still name it; then it stays, with nothing to promise.
  await sql`
    UPDATE arrival SET cap = promised, version = arrival.version + 1 FROM (${come}) come
    WHERE come.cap IS NULL AND arrival.version_id = come.version_id
      AND arrival.warehouse_id = come.warehouse_id AND arrival.arrives_on = come.date
      AND arrival.arrived_at IS NULL`;
  await sql`
    DELETE FROM arrival USING (${come}) come
    WHERE come.cap IS NULL AND arrival.version_id = come.version_id
      AND arrival.warehouse_id = come.warehouse_id AND arrival.arrives_on = come.date
      AND arrival.arrived_at IS NULL
      AND NOT EXISTS (SELECT FROM order_line WHERE order_line.arrival_id = arrival.id)`;
}
