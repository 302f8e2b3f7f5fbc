import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { windowSentences as sentences } from '@matiz/contracts/orders/window-sentences.ts';
import { refuseWindow, type WindowTerms } from '@matiz/domain/delivery/refuse-window.ts';
import type { WindowKind } from '@matiz/domain/delivery/windows.ts';
import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import { formatHours } from '@matiz/domain/kernel/show-date.ts';
import type { Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';
import { countWindow } from '../windows/windows.store.ts';

export interface WindowForm {
  readonly zoneId: string;
  readonly kind: WindowKind;
  readonly weekdays: readonly number[];
  readonly fromHour: number;
  readonly toHour: number;
  readonly cutOffHour?: number | null | undefined;
  readonly deliveryDays?: number | null | undefined;
  readonly capacity?: number | null | undefined;
  readonly charge?: number | undefined;
  readonly isActive?: boolean | undefined;
}

/** Windows as staff keep them: what the purchase offers of each zone (D-11). */
export const windowResource = (clock: Clock): Resource<WindowForm> => ({
  table: 'delivery_window',
  kind: 'delivery-window',
  key: 'id',
  fields: [
    'zoneId',
    'kind',
    'weekdays',
    'fromHour',
    'toHour',
    'cutOffHour',
    'deliveryDays',
    'capacity',
    'charge',
    'isActive',
  ],
  source: {
    columns: (sql) => sql`delivery_window.id::text AS id, delivery_window.version,
      delivery_window.zone_id::text AS "zoneId", zone.name AS zone, delivery_window.kind,
      delivery_window.weekdays, delivery_window.from_hour AS "fromHour",
      delivery_window.to_hour AS "toHour", delivery_window.cut_off_hour AS "cutOffHour",
      delivery_window.delivery_days AS "deliveryDays", delivery_window.capacity,
      delivery_window.charge, delivery_window.is_active AS "isActive",
      (SELECT count(*)::int FROM delivery_window_day filled
        WHERE filled.window_id = delivery_window.id AND filled.day >= ${bogotaDate(clock())}
          AND filled.taken >= delivery_window.capacity) AS "fullDays"`,
    from: (sql) => sql`delivery_window JOIN zone ON zone.id = delivery_window.zone_id`,
    id: { key: (sql) => sql`delivery_window.id`, type: 'integer' },
    search: (sql, text) => sql`fold_text(zone.name) LIKE '%' || fold_text(${text}) || '%'`,
    filters: {
      'f.zone': (sql, value) => sql`delivery_window.zone_id = ${value}`,
      'f.kind': (sql, value) => sql`delivery_window.kind = ${value}`,
      'f.state': (sql, value) => sql`delivery_window.is_active = ${value === 'active'}`,
    },
    orders: {
      zone: { key: (sql) => byZoneAndHour(sql), type: 'text' },
      '-zone': { key: (sql) => byZoneAndHour(sql), type: 'text', isDescending: true },
    },
  },
  columnsOf: (set) => ({
    ...(set.zoneId === undefined ? {} : { zone_id: Number(set.zoneId) }),
    ...(set.kind === undefined ? {} : { kind: set.kind }),
    ...(set.weekdays === undefined ? {} : { weekdays: set.weekdays.toSorted() }),
    ...(set.fromHour === undefined ? {} : { from_hour: set.fromHour }),
    ...(set.toHour === undefined ? {} : { to_hour: set.toHour }),
    ...(set.cutOffHour === undefined ? {} : { cut_off_hour: set.cutOffHour }),
    ...(set.deliveryDays === undefined ? {} : { delivery_days: set.deliveryDays }),
    ...(set.capacity === undefined ? {} : { capacity: set.capacity }),
    ...(set.charge === undefined ? {} : { charge: set.charge }),
    ...(set.isActive === undefined ? {} : { is_active: set.isActive }),
  }),
  check: refuse,
  saved: countWindow,
  fieldsByConstraint: { delivery_window_zone_id_fkey: 'set.zoneId' },
});

const byZoneAndHour: Resource<WindowForm>['source']['orders'][string]['key'] = (sql) =>
  sql`lower(zone.name) || ' ' || to_char(delivery_window.from_hour, 'FM00')`;

interface StoredWindow extends WindowForm {
  readonly id: string;
}

/** Holds the zone, so that two people cannot write windows that cross. */
async function refuse(
  tx: Tx,
  id: string | null,
  set: Partial<WindowForm>,
): Promise<Failure | null> {
  const [zone] = await tx<{ id: string; cutOffHour: number; deliveryDays: number }[]>`
    SELECT id::text, cut_off_hour AS "cutOffHour", delivery_days AS "deliveryDays" FROM zone
    WHERE id = coalesce(${set.zoneId ?? null}::integer,
      (SELECT zone_id FROM delivery_window WHERE id = ${id}::text::integer))
    FOR NO KEY UPDATE`;
  // Which of the two is absent is said by the constraint, or by the change itself.
  if (!zone) return null;
  const stored = await tx<StoredWindow[]>`
    SELECT id::text, kind, weekdays, from_hour AS "fromHour", to_hour AS "toHour",
      cut_off_hour AS "cutOffHour", delivery_days AS "deliveryDays", charge,
      is_active AS "isActive"
    FROM delivery_window WHERE zone_id = ${zone.id} OR id = ${id}::text::integer`;
  const own = stored.find((each) => each.id === id);
  const draft = { ...own, ...set };
  const complete = (window: Partial<WindowForm>): WindowTerms => ({
    kind: window.kind ?? 'regular',
    weekdays: window.weekdays ?? [],
    fromHour: window.fromHour ?? 0,
    toHour: window.toHour ?? 24,
    cutOffHour: window.cutOffHour ?? zone.cutOffHour,
    deliveryDays: window.deliveryDays ?? zone.deliveryDays,
    charge: window.charge ?? 0,
  });
  const isOffered = draft.isActive ?? true;
  const others = stored.filter((each) => each.id !== id && each.isActive === true);
  const fault = refuseWindow(complete(draft), isOffered ? others.map(complete) : []);
  if (fault === null) return null;
  const at = (sentence: string) => failureAt(`set.${fault.field}`, 'INVALID_REQUEST', sentence);
  if (fault.reason !== 'crosses') return at(sentences[fault.reason]);
  return at(sentences.crosses(formatHours(fault.other.fromHour, fault.other.toHour)));
}
