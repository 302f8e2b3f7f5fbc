import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import type { listStock, readStock } from '@matiz/contracts/staff/stock.ts';
import type { UnitsOnHand } from '@matiz/domain/stock/units-on-hand.ts';
import type { SqlReader, Tx } from '#db/sql.ts';
import type { ListSource } from '#resource/list-rows.ts';
import type { Unit } from './unit-id.ts';

export type ShownStock = RowOf<typeof listStock>;

type WholeUnit = ReplyOf<typeof readStock>['result'];

/** A row of the list by what it is of, with what its movements add up to and its barcodes. */
export async function readUnit(
  sql: SqlReader,
  source: ListSource,
  { warehouseId, versionId }: Unit,
): Promise<WholeUnit | null> {
  const [row] = await sql<WholeUnit[]>`
    SELECT ${source.columns(sql)},
      (SELECT coalesce(sum(delta), 0)::int FROM stock_movement
        WHERE version_id = version.id AND warehouse_id = warehouse.id) AS moved,
      ARRAY(SELECT barcode FROM version_barcode WHERE version_id = version.id ORDER BY barcode)
        AS barcodes
    FROM ${source.from(sql)}
    WHERE version.id = ${versionId}::int AND warehouse.id = ${warehouseId}::int`;
  return row ?? null;
}

/** As the list shows it. */
export function shownOf({ moved: _moved, barcodes: _barcodes, ...shown }: WholeUnit): ShownStock {
  return shown;
}

export interface LockedUnit extends Unit, UnitsOnHand {
  readonly productId: number;
  readonly warehouse: string;
  readonly isOpen: boolean;
  readonly version: number;
}

/** Holds a row of stock, made if nothing ever lay there. */
export async function lockUnit(
  tx: Tx,
  { warehouseId, versionId }: Unit,
): Promise<LockedUnit | null> {
  await tx`
    INSERT INTO stock (warehouse_id, version_id, product_id, available)
    SELECT warehouse.id, version.id, version.product_id, 0
    FROM product_version version
    JOIN product ON product.id = version.product_id AND product.kind = 'product', warehouse
    WHERE version.id = ${versionId}::int AND warehouse.id = ${warehouseId}::int
    ON CONFLICT DO NOTHING`;
  const [row] = await tx<LockedUnit[]>`
    SELECT stock.warehouse_id AS "warehouseId", stock.version_id AS "versionId",
      stock.product_id AS "productId", stock.available, stock.promised, stock.version,
      warehouse.code AS warehouse, warehouse.is_active AS "isOpen"
    FROM stock JOIN warehouse ON warehouse.id = stock.warehouse_id
    WHERE stock.warehouse_id = ${warehouseId}::int AND stock.version_id = ${versionId}::int
    FOR UPDATE OF stock`;
  return row ?? null;
}
