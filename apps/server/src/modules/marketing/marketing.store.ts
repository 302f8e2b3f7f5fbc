import type { Banner, ClientPlatform } from '@matiz/contracts/marketing.ts';
import type { SqlReader } from '#db/sql.ts';

/** The banners of a place that are seen on a platform at a moment, in order. */
export async function readBanners(
  sql: SqlReader,
  { place, platform }: { place: string; platform: ClientPlatform },
  moment: Date,
): Promise<Banner[]> {
  return sql<Banner[]>`
    SELECT id::text AS _id, title, json_build_object('medium', desktop_image) AS desktop,
      json_build_object('medium', mobile_image) AS mobile, app_link
    FROM banner
    WHERE place = ${place} AND is_shown AND ${platform} = ANY (platforms)
      AND (starts_at IS NULL OR starts_at <= ${moment})
      AND (ends_at IS NULL OR ends_at > ${moment})
    ORDER BY position, id`;
}
