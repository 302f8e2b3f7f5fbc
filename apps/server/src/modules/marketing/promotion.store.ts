import type { SqlReader } from '#db/sql.ts';

export interface PromotionRow {
  id: string;
  title: string;
  link: string | null;
  background: string;
  hasTimer: boolean;
  endDate: Date | null;
}

/** The promotion of a moment: of those that are on and have begun, the one that began last. */
export async function readPromotion(sql: SqlReader, moment: Date): Promise<PromotionRow | null> {
  const [row] = await sql<PromotionRow[]>`
    SELECT id::text, title, app_link AS link, background, has_timer AS "hasTimer",
      end_date AS "endDate"
    FROM promotion_header
    WHERE is_shown AND (starts_at IS NULL OR starts_at <= ${moment})
      AND (end_date IS NULL OR end_date > ${moment})
    ORDER BY starts_at DESC NULLS LAST, promotion_header.id DESC
    LIMIT 1`;
  return row ?? null;
}
