import type { Preparation } from '@matiz/domain/orders/arrivals/plan-preparation.ts';
import type { DeliveryShift } from '@matiz/domain/orders/arrivals/plan-shift.ts';
import type { Sql } from '#db/pool.ts';

interface Doing {
  readonly at: Date;
  readonly actorId: string;
}

/** Gives lines and deliveries their new date, and writes it into the timelines. */
export async function writeShifts(
  sql: Sql,
  shifts: readonly DeliveryShift[],
  { at, actorId }: Doing,
): Promise<void> {
  if (shifts.length === 0) return;
  const rows = sql`jsonb_to_recordset(${sql.json(shifts)}::jsonb) AS shift ("orderId" uuid,
    source smallint, target smallint, how text, "isEmptied" boolean, "from" date, "to" date,
    "estimatedDate" date, "arrivalDate" date, "lineIds" uuid[])`;
  await sql`
    INSERT INTO order_delivery (order_id, position, dispatch_date, estimated_date, arrival_date,
      moved_from, moved_at)
    SELECT "orderId", target, "to", "estimatedDate", "arrivalDate", "from", ${at}
    FROM ${rows} WHERE how = 'opened'`;
  await sql`
    UPDATE order_delivery SET dispatch_date = shift."to", estimated_date = shift."estimatedDate",
      arrival_date = shift."arrivalDate", moved_from = shift."from", moved_at = ${at}, kept_at = NULL
    FROM ${rows} WHERE order_id = shift."orderId" AND position = shift.target AND how <> 'opened'`;
  await sql`
    UPDATE order_line SET delivery = shift.target
    FROM ${rows} WHERE order_line.order_id = shift."orderId"
      AND order_line.id = ANY (shift."lineIds")`;
  await sql`
    UPDATE order_event SET delivery = shift.target
    FROM ${rows} WHERE order_event.order_id = shift."orderId"
      AND order_event.delivery = shift.source AND shift."isEmptied"`;
  await sql`
    DELETE FROM order_delivery USING ${rows}
    WHERE order_id = shift."orderId" AND position = shift.source AND shift."isEmptied"`;
  await sql`
    INSERT INTO order_event (order_id, delivery, state, at, actor_id)
    SELECT "orderId", target, 'rescheduled', ${at}, ${actorId} FROM ${rows}`;
}

/** Deliveries of which everything is there go on. */
export async function writePreparation(
  sql: Sql,
  ready: readonly Preparation[],
  { at, actorId }: Doing,
): Promise<void> {
  if (ready.length === 0) return;
  const rows = sql`jsonb_to_recordset(${sql.json(ready)}::jsonb) AS ready ("orderId" uuid,
    positions smallint[], "estimatedDate" date, "arrivalDate" date, "orderBefore" text, "orderAfter" text)`;
  await sql`
    UPDATE order_delivery SET state = 'in_preparation', estimated_date = ready."estimatedDate",
      arrival_date = ready."arrivalDate"
    FROM ${rows} WHERE order_id = ready."orderId" AND position = ANY (ready.positions)`;
  await sql`
    UPDATE customer_order SET state = ready."orderAfter"
    FROM ${rows} WHERE customer_order.id = ready."orderId"`;
  await sql`
    INSERT INTO order_event (order_id, delivery, state, at, actor_id)
    SELECT "orderId", position, 'in_preparation', ${at}::timestamptz, ${actorId}::uuid
    FROM ${rows} CROSS JOIN unnest(ready.positions) AS position
    UNION ALL
    SELECT "orderId", NULL, "orderAfter", ${at}::timestamptz, ${actorId}::uuid
    FROM ${rows} WHERE "orderBefore" <> "orderAfter"`;
}

/** A delivery of which everything came, with the window that it has now. */
export interface GivenWindow {
  readonly orderId: string;
  readonly position: number;
  readonly estimatedDate: string;
  readonly arrivalDate: string;
  readonly windowId: number;
  readonly from: number;
  readonly to: number;
}

export async function writeGivenWindows(sql: Sql, given: readonly GivenWindow[]): Promise<void> {
  if (given.length === 0) return;
  await sql`
    UPDATE order_delivery SET estimated_date = given."estimatedDate",
      arrival_date = given."arrivalDate", window_id = given."windowId", window_kind = 'regular',
      window_from = given."from", window_to = given."to", window_charge = 0
    FROM jsonb_to_recordset(${sql.json(given)}::jsonb) AS given ("orderId" uuid,
      position smallint, "estimatedDate" date, "arrivalDate" date, "windowId" int,
      "from" smallint, "to" smallint)
    WHERE order_id = given."orderId" AND order_delivery.position = given.position`;
}
