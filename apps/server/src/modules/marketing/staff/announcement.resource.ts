import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { announcementSentences as sentences } from '@matiz/contracts/staff/content/announcements.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { keepOwnLinks, plainText, writeRichText } from '@matiz/domain/kernel/rich-text.ts';
import type { NotificationColor } from '@matiz/domain/marketing/announcement.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import type { Tx } from '#db/sql.ts';
import { parseRichText } from '#lib/rich-text.ts';
import type { Resource } from '#resource/resource.ts';

export interface AnnouncementForm {
  readonly message: string;
  readonly color: NotificationColor;
  readonly isDismissable?: boolean | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly isShown?: boolean | undefined;
}

/** What is read, without its marks. */
const longest = 400;

/** The announcements on the home, as staff keep them. */
export function announcementResource(clock: Clock): Resource<AnnouncementForm> {
  return {
    table: 'announcement',
    kind: 'announcement',
    key: 'id',
    fields: ['message', 'color', 'isDismissable', 'startsAt', 'endsAt', 'isShown'],
    source: {
      columns: (sql) => sql`announcement.id::text AS id, announcement.version,
        announcement.message, announcement.words,
        announcement.color, announcement.is_dismissable AS "isDismissable",
        to_char(announcement.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt",
        to_char(announcement.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "endsAt",
        announcement.is_shown AS "isShown"`,
      from: (sql) => sql`announcement`,
      id: { key: (sql) => sql`announcement.id`, type: 'integer' },
      search: (sql, text) =>
        sql`fold_text(announcement.words) LIKE '%' || fold_text(${text}) || '%'`,
      filters: {},
      orders: {
        '-id': { key: (sql) => sql`announcement.id`, type: 'integer', isDescending: true },
      },
    },
    columnsOf: ({ message, color, isDismissable, startsAt, endsAt, isShown }) => ({
      ...(message === undefined ? {} : readMessage(message)),
      ...(color === undefined ? {} : { color }),
      ...(isDismissable === undefined ? {} : { is_dismissable: isDismissable }),
      ...(startsAt === undefined ? {} : { starts_at: startsAt }),
      ...(endsAt === undefined ? {} : { ends_at: endsAt }),
      ...(isShown === undefined ? {} : { is_shown: isShown }),
    }),
    async check(tx, id, set) {
      if (set.message !== undefined) {
        const { length } = readMessage(set.message).words;
        if (length === 0) return failureAt('set.message', 'INVALID_REQUEST', sentences.empty);
        if (length > longest) return failureAt('set.message', 'INVALID_REQUEST', sentences.long);
      }
      const window = windowOf(set);
      // Only an end that is said now: one that has passed since stays as it is.
      if (window.endsAt !== null && window.endsAt <= clock()) {
        return failureAt('set.endsAt', 'INVALID_REQUEST', sentences.over);
      }
      const stored = id === null ? null : await readStored(tx, id);
      const startsAt = set.startsAt === undefined ? (stored?.startsAt ?? null) : window.startsAt;
      const endsAt = set.endsAt === undefined ? (stored?.endsAt ?? null) : window.endsAt;
      return isBackwards({ startsAt, endsAt })
        ? failureAt('set.endsAt', 'INVALID_REQUEST', say('windowBackwards'))
        : null;
    },
    fieldsByConstraint: {
      announcement_window: 'set.endsAt',
      announcement_message_check: 'set.message',
    },
  };
}

/** Nothing but what may be drawn, and no way to another site. */
function readMessage(written: string) {
  const text = keepOwnLinks(parseRichText(written));
  return { message: writeRichText(text), words: plainText(text) };
}

async function readStored(
  tx: Tx,
  id: string,
): Promise<{ startsAt: Date | null; endsAt: Date | null } | undefined> {
  const [row] = await tx<{ startsAt: Date | null; endsAt: Date | null }[]>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt"
    FROM announcement WHERE id = ${id}::text::integer FOR UPDATE`;
  return row;
}
