import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, Sql, SqlFragments, SqlReader, Tx } from '#db/sql.ts';
import { isNoticeOff } from '../../identity/index.ts';

export interface StockAlertRow {
  readonly product_id: number;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  readonly option: string | null;
  readonly image: string;
  readonly swatch: string | null;
  readonly asked_at: Date;
}

/** What a person waits for; what is sold no longer is not waited for. */
export function readAlerts(sql: SqlReader, userId: string, most: number): Promise<StockAlertRow[]> {
  return sql<StockAlertRow[]>`
    SELECT product.id AS product_id, version.code, product.slug, product.name,
      ${optionOf(sql)} AS option, product.image, version.swatch_image AS swatch, alert.asked_at
    FROM stock_alert alert
    JOIN product_version version ON version.id = alert.version_id AND version.withdrawn_at IS NULL
    JOIN product ON product.id = version.product_id AND product.withdrawn_at IS NULL
    WHERE alert.user_id = ${userId}
    ORDER BY alert.asked_at DESC, version.id LIMIT ${most}`;
}

export interface AlertAsked {
  readonly userId: string;
  readonly warehouseId: number;
  readonly productId: number;
  /** Null: what is sold of a product without options. */
  readonly versionCode: string | null;
  readonly at: Date;
  readonly today: PlainDate;
  readonly most: number;
}
export interface AlertChange {
  /** Whether there is such an option on sale. */
  readonly is_known: boolean;
  /** Whether some of it can be ordered now. */
  readonly is_there: boolean;
  /** Whether it is waited for now; not when there were `most` others. */
  readonly is_kept: boolean;
}

/** Waits for an option; one that is waited for stays as it is, but for where one buys now. */
export async function addAlert(sql: Sql, asked: AlertAsked): Promise<AlertChange> {
  const { userId, warehouseId, productId, versionCode, at, today, most } = asked;
  const [row] = await sql<AlertChange[]>`
    WITH known AS MATERIALIZED (
      SELECT version.id, ${canBeOrdered(sql, sql`${warehouseId}::smallint`, today)} AS is_there
      FROM product_version version
      JOIN product ON product.id = version.product_id AND product.withdrawn_at IS NULL
      WHERE version.product_id = ${productId} AND version.withdrawn_at IS NULL
        AND ${versionCode === null ? sql`NOT product.has_versions` : sql`version.code = ${versionCode}`}
      ORDER BY version.position, version.id LIMIT 1),
    had AS MATERIALIZED (SELECT version_id FROM stock_alert WHERE user_id = ${userId}),
    added AS (
      INSERT INTO stock_alert (user_id, version_id, warehouse_id, asked_at)
      SELECT ${userId}, id, ${warehouseId}, ${at} FROM known
      WHERE NOT is_there
        AND ((SELECT count(*) FROM had) < ${most} OR id IN (SELECT version_id FROM had))
      ON CONFLICT (user_id, version_id) DO UPDATE SET warehouse_id = excluded.warehouse_id
      RETURNING version_id)
    SELECT EXISTS (SELECT FROM known) AS is_known,
      coalesce((SELECT is_there FROM known), false) AS is_there,
      EXISTS (SELECT FROM added) AS is_kept`;
  return row ?? { is_known: false, is_there: false, is_kept: false };
}

export async function removeAlert(sql: Sql, userId: string, versionCode: string): Promise<void> {
  await sql`DELETE FROM stock_alert USING product_version version
    WHERE stock_alert.user_id = ${userId} AND version.id = stock_alert.version_id
      AND version.code = ${versionCode}`;
}

export interface ReturnedRow {
  readonly user_id: string;
  readonly version_ids: number[];
}

/** Takes what came back out of what people wait for, each row once: by the person, so many rows at most. */
export function takeReturned(tx: Tx, today: PlainDate, most: number): Promise<ReturnedRow[]> {
  return tx<ReturnedRow[]>`
    WITH returned AS MATERIALIZED (
      SELECT alert.user_id, alert.version_id
      FROM stock_alert alert
      JOIN product_version version ON version.id = alert.version_id AND version.withdrawn_at IS NULL
      JOIN product ON product.id = version.product_id AND product.withdrawn_at IS NULL
      WHERE ${canBeOrdered(tx, tx`alert.warehouse_id`, today)}
      ORDER BY alert.asked_at LIMIT ${most} FOR UPDATE OF alert SKIP LOCKED),
    taken AS (
      DELETE FROM stock_alert USING returned
      WHERE stock_alert.user_id = returned.user_id AND stock_alert.version_id = returned.version_id
      RETURNING stock_alert.user_id, stock_alert.version_id)
    SELECT user_id, array_agg(version_id ORDER BY version_id) AS version_ids
    FROM taken GROUP BY user_id ORDER BY user_id`;
}

export interface ReturnedGoodsRow {
  readonly email: string | null;
  readonly person: string;
  readonly customer_id: string | null;
  readonly name: string;
  readonly option: string | null;
  readonly product_id: number;
  readonly slug: string;
}

/** Whom to tell what; nothing where the account or the goods are gone by now. */
export function readReturned(
  sql: SqlReader,
  userId: string,
  versionIds: readonly number[],
): Promise<ReturnedGoodsRow[]> {
  return sql<ReturnedGoodsRow[]>`
    SELECT CASE WHEN NOT ${isNoticeOff(sql, sql`person.id`, { topic: 'alerts', channel: 'email' })}
        THEN person.email END AS email, person.name AS person, person.customer_id, product.name,
      ${optionOf(sql)} AS option, product.id AS product_id, product.slug
    FROM app_user person
    JOIN product_version version ON version.id = ANY (${[...versionIds]}::int[])
      AND version.withdrawn_at IS NULL
    JOIN product ON product.id = version.product_id AND product.withdrawn_at IS NULL
    WHERE person.id = ${userId} AND person.removed_at IS NULL
    ORDER BY product.name, version.position, version.id`;
}

/** There is stock of `version` in the warehouse, or an arrival of which some may be promised (D-8). */
function canBeOrdered(sql: SqlFragments, warehouseId: Fragment, today: PlainDate): Fragment {
  return sql`(EXISTS (SELECT FROM stock WHERE stock.warehouse_id = ${warehouseId}
      AND stock.version_id = version.id AND stock.available > 0)
    OR (product.kind = 'combo' AND NOT is_sold_out_combo(product.id, ${warehouseId}))
    OR (product.is_presale AND NOT version.excluded_from_presale
      AND EXISTS (SELECT FROM arrival
        WHERE arrival.product_id = version.product_id AND arrival.version_id = version.id
          AND arrival.warehouse_id = ${warehouseId} AND arrival.arrived_at IS NULL
          AND arrival.arrives_on >= ${today}::date AND arrival.promised < arrival.cap)))`;
}

function optionOf(sql: SqlFragments): Fragment {
  return sql`CASE WHEN version.tone_number IS NOT NULL
      THEN concat_ws(' ', version.tone_number, version.tone_name)
    WHEN version.volume IS NOT NULL THEN version.volume || ' vol' END`;
}
