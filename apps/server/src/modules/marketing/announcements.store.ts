import {
  type NotificationColor,
  shownAnnouncements,
} from '@matiz/domain/marketing/announcement.ts';
import type { SqlReader } from '#db/sql.ts';

export interface AnnouncementRow {
  id: string;
  color: NotificationColor;
  message: string;
  isDismissable: boolean;
}

/** Those of a moment, the newest first. */
export async function selectAnnouncements(
  sql: SqlReader,
  moment: Date,
): Promise<AnnouncementRow[]> {
  return sql<AnnouncementRow[]>`
    SELECT id::text, color, message, is_dismissable AS "isDismissable"
    FROM announcement
    WHERE is_shown AND (starts_at IS NULL OR starts_at <= ${moment})
      AND (ends_at IS NULL OR ends_at > ${moment})
    ORDER BY announcement.id DESC
    LIMIT ${shownAnnouncements}`;
}
