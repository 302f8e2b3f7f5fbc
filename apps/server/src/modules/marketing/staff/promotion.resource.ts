import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { promotionSentences as sentences } from '@matiz/contracts/staff/content/promotions.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import type { Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';

export interface PromotionForm {
  readonly title: string;
  readonly link?: string | null | undefined;
  readonly background: string;
  readonly hasTimer?: boolean | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly isShown?: boolean | undefined;
  readonly tells?: boolean | undefined;
}

type Stored = { startsAt: Date | null; endsAt: Date | null; hasTimer: boolean; tells: boolean };

/** The promotions over the page, as staff keep them; the shop chooses by their dates. */
export function promotionResource(clock: Clock): Resource<PromotionForm> {
  return {
    table: 'promotion_header',
    kind: 'promotion',
    key: 'id',
    fields: ['title', 'link', 'background', 'hasTimer', 'startsAt', 'endsAt', 'isShown', 'tells'],
    source: {
      columns: (sql) => sql`promotion.id::text AS id, promotion.version, promotion.title,
        promotion.app_link AS link, promotion.background, promotion.has_timer AS "hasTimer",
        to_char(promotion.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt",
        to_char(promotion.end_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "endsAt",
        promotion.is_shown AS "isShown", promotion.tells`,
      from: (sql) => sql`promotion_header promotion`,
      id: { key: (sql) => sql`promotion.id`, type: 'integer' },
      search: (sql, text) => sql`fold_text(promotion.title) LIKE '%' || fold_text(${text}) || '%'`,
      filters: {},
      orders: { '-id': { key: (sql) => sql`promotion.id`, type: 'integer', isDescending: true } },
    },
    columnsOf: ({ title, link, background, hasTimer, startsAt, endsAt, isShown, tells }) => ({
      ...(title === undefined ? {} : { title }),
      ...(link === undefined ? {} : { app_link: readOwnPath(link) }),
      ...(background === undefined ? {} : { background }),
      ...(hasTimer === undefined ? {} : { has_timer: hasTimer }),
      ...(startsAt === undefined ? {} : { starts_at: startsAt }),
      ...(endsAt === undefined ? {} : { end_date: endsAt }),
      ...(isShown === undefined ? {} : { is_shown: isShown }),
      ...(tells === undefined ? {} : { tells }),
    }),
    async check(tx, id, set) {
      const window = windowOf(set);
      // Only an end that is said now: one that has passed since stays as it is.
      if (window.endsAt !== null && window.endsAt <= clock()) {
        return failureAt('set.endsAt', 'INVALID_REQUEST', sentences.over);
      }
      const stored = id === null ? null : await readStored(tx, id);
      const startsAt = set.startsAt === undefined ? (stored?.startsAt ?? null) : window.startsAt;
      const endsAt = set.endsAt === undefined ? (stored?.endsAt ?? null) : window.endsAt;
      if (isBackwards({ startsAt, endsAt })) {
        return failureAt('set.endsAt', 'INVALID_REQUEST', say('windowBackwards'));
      }
      if ((set.tells ?? stored?.tells) === true && startsAt === null) {
        return failureAt('set.startsAt', 'INVALID_REQUEST', sentences.startless);
      }
      return (set.hasTimer ?? stored?.hasTimer) === true && endsAt === null
        ? failureAt('set.endsAt', 'INVALID_REQUEST', sentences.endless)
        : null;
    },
    fieldsByConstraint: {
      promotion_header_window: 'set.endsAt',
      promotion_header_timer: 'set.endsAt',
      promotion_header_tells: 'set.startsAt',
      promotion_header_app_link_check: 'set.link',
    },
  };
}

async function readStored(tx: Tx, id: string): Promise<Stored | undefined> {
  const [row] = await tx<Stored[]>`
    SELECT starts_at AS "startsAt", end_date AS "endsAt", has_timer AS "hasTimer", tells
    FROM promotion_header WHERE id = ${id}::text::integer FOR UPDATE`;
  return row;
}
