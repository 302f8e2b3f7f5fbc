import type { productLists } from '@matiz/contracts/catalogue.ts';
import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import type { Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';

export interface HomeRowForm {
  readonly selectionId?: string | undefined;
  readonly isShown?: boolean | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly place?: number | undefined;
}
type OwnList = (typeof productLists)[number];

/** The rows of the home, each in its place among the others. */
export const homeRowResource: Resource<HomeRowForm> = {
  table: 'home_row',
  kind: 'home-row',
  key: 'id',
  fields: ['selectionId', 'isShown', 'startsAt', 'endsAt', 'place'],
  source: {
    columns: (sql) => sql`home_row.id::text AS id, home_row.version, home_row.list,
      home_row.custom_list_id::text AS "selectionId", custom_list.title,
      home_row.is_shown AS "isShown",
      to_char(home_row.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt",
      to_char(home_row.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "endsAt",
      home_row.position AS place`,
    from: (sql) => sql`home_row LEFT JOIN custom_list ON custom_list.id = home_row.custom_list_id`,
    id: { key: (sql) => sql`home_row.id`, type: 'integer' },
    filters: {},
    orders: {
      place: { key: (sql) => sql`home_row.position`, type: 'integer' },
      '-place': { key: (sql) => sql`home_row.position`, type: 'integer', isDescending: true },
    },
  },
  async columnsOf({ selectionId, isShown, startsAt, endsAt, place }, tx, id) {
    const last = id === null || place !== undefined ? await countOthers(tx, id) : null;
    return {
      ...(selectionId === undefined ? {} : { custom_list_id: Number(selectionId) }),
      ...(isShown === undefined ? {} : { is_shown: isShown }),
      ...(startsAt === undefined ? {} : { starts_at: startsAt }),
      ...(endsAt === undefined ? {} : { ends_at: endsAt }),
      ...(last === null ? {} : { position: Math.min(place ?? last, last) }),
    };
  },
  async check(tx, id, { selectionId, startsAt, endsAt, place }) {
    if (id === null || place !== undefined) await lockRows(tx);
    if (id === null && selectionId === undefined) {
      return failureAt('set.selectionId', 'INVALID_REQUEST', say('homeRowNeedsSelection'));
    }
    if (id !== null && selectionId !== undefined) {
      return failureAt('set.selectionId', 'INVALID_REQUEST', say('homeRowStays'));
    }
    const stored = id === null ? null : await readStored(tx, id);
    const window = windowOf({
      startsAt: startsAt === undefined ? stored?.startsAt?.toISOString() : startsAt,
      endsAt: endsAt === undefined ? stored?.endsAt?.toISOString() : endsAt,
    });
    return isBackwards(window)
      ? failureAt('set.endsAt', 'INVALID_REQUEST', say('windowBackwards'))
      : null;
  },
  async checkRemoval(tx, id) {
    await lockRows(tx);
    const stored = await readStored(tx, id);
    return stored?.list ? failureAt('id', 'STILL_USED', say('homeRowOfShop')) : null;
  },
  parts: { write: (tx, id) => numberOthers(tx, id) },
  fieldsByConstraint: {
    home_row_custom_list_id_key: 'set.selectionId',
    home_row_custom_list_id_fkey: 'set.selectionId',
    home_row_window: 'set.endsAt',
  },
};

/** Rows move one after the other: two at once would get one place. */
async function lockRows(tx: Tx): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('home_row.order'))`;
}

async function countOthers(tx: Tx, id: string | null): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    SELECT count(*)::int AS n FROM home_row WHERE id IS DISTINCT FROM ${id}::text::integer`;
  return row?.n ?? 0;
}

async function readStored(tx: Tx, id: string) {
  const [row] = await tx<
    { list: OwnList | null; startsAt: Date | null; endsAt: Date | null }[]
  >`SELECT list, starts_at AS "startsAt", ends_at AS "endsAt" FROM home_row
    WHERE id = ${id}::text::integer FOR UPDATE`;
  return row ?? null;
}

/** Numbers the others around the place that a row has. */
async function numberOthers(tx: Tx, id: string): Promise<void> {
  await tx`
    UPDATE home_row SET position = numbered.place + (numbered.place >= numbered.taken)::int
    FROM (
      SELECT other.id, moved.position AS taken,
        row_number() OVER (ORDER BY other.position, other.id) - 1 AS place
      FROM home_row moved JOIN home_row other ON other.id <> moved.id
      WHERE moved.id = ${id}::text::integer
    ) numbered
    WHERE home_row.id = numbered.id
      AND home_row.position <> numbered.place + (numbered.place >= numbered.taken)::int`;
}
