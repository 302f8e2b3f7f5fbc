import type { HomeBanner } from '@matiz/contracts/marketing.ts';
import type { Sql } from '../../db/sql.ts';

/** The banners of a place whose window holds the moment, in order. */
export async function readBanners(sql: Sql, place: string, moment: Date): Promise<HomeBanner[]> {
  return sql<HomeBanner[]>`
    SELECT id::text AS _id, title, json_build_object('medium', desktop_image) AS desktop,
      json_build_object('medium', mobile_image) AS mobile, app_link
    FROM banner
    WHERE place = ${place} AND (starts_at IS NULL OR starts_at <= ${moment})
      AND (ends_at IS NULL OR ends_at > ${moment})
    ORDER BY position`;
}
