import type { Tx } from '#db/sql.ts';

/** Banners move one after the other: two at once would get one place. */
export async function lockBanners(tx: Tx): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('banner.order'))`;
}

export async function countOthers(tx: Tx, place: string, id: string | null): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    SELECT count(*)::int AS n FROM banner
    WHERE place = ${place} AND id IS DISTINCT FROM ${id}::text::integer`;
  return row?.n ?? 0;
}

/** Where it is shown; null: it is not there. */
export async function findPosition(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx<{ place: string }[]>`
    SELECT place FROM banner WHERE id = ${id}::text::integer`;
  return row?.place ?? null;
}

/** Numbers the others around the place that a banner has. */
export async function numberOthers(tx: Tx, id: string): Promise<void> {
  await tx`
    UPDATE banner SET position = numbered.place + (numbered.place >= numbered.taken)::int
    FROM (
      SELECT other.id, moved.position AS taken,
        row_number() OVER (ORDER BY other.position, other.id) - 1 AS place
      FROM banner moved JOIN banner other ON other.place = moved.place AND other.id <> moved.id
      WHERE moved.id = ${id}
    ) numbered
    WHERE banner.id = numbered.id
      AND banner.position <> numbered.place + (numbered.place >= numbered.taken)::int`;
}

export async function readWindow(
  tx: Tx,
  id: string,
): Promise<{ startsAt: string | null; endsAt: string | null } | null> {
  const [row] = await tx<{ startsAt: Date | null; endsAt: Date | null }[]>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM banner WHERE id = ${id} FOR UPDATE`;
  if (!row) return null;
  const { startsAt, endsAt } = row;
  return { startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
}
