import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { readOwnPath } from '@matiz/domain/kernel/own-path.ts';
import { type BannerPosition, bannerPositions } from '@matiz/domain/marketing/banner-positions.ts';
import { isBackwards, windowOf } from '@matiz/domain/pricing/window.ts';
import type { Resource } from '#resource/resource.ts';
import {
  countOthers,
  findPosition,
  lockBanners,
  numberOthers,
  readWindow,
} from './banner.store.ts';

export interface BannerForm {
  readonly title: string;
  readonly desktopImage: string;
  readonly mobileImage: string;
  readonly link: string;
  readonly shownIn?: BannerPosition | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly platforms?: readonly string[] | undefined;
  readonly isShown?: boolean | undefined;
  readonly place?: number | undefined;
}

const home: BannerPosition = 'home';

/** Banners as staff keep them, each in its place among those that are shown with it. */
export function bannerResource(
  hasPicture: (key: string) => Promise<boolean>,
): Resource<BannerForm> {
  return {
    table: 'banner',
    kind: 'banner',
    key: 'id',
    fields: [
      'title',
      'desktopImage',
      'mobileImage',
      'link',
      'shownIn',
      'startsAt',
      'endsAt',
      'platforms',
      'isShown',
      'place',
    ],
    source: {
      columns: (sql) => sql`banner.id::text AS id, banner.version, banner.title,
        banner.place AS "shownIn", banner.desktop_image AS "desktopImage", banner.mobile_image AS "mobileImage",
        banner.app_link AS link,
        to_char(banner.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "startsAt",
        to_char(banner.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "endsAt",
        banner.platforms, banner.is_shown AS "isShown", banner.position AS place`,
      from: (sql) => sql`banner`,
      id: { key: (sql) => sql`banner.id`, type: 'integer' },
      where: (sql) => sql`banner.place = ANY (${[...bannerPositions]})`,
      search: (sql, text) => sql`fold_text(banner.title) LIKE '%' || fold_text(${text}) || '%'`,
      filters: { 'f.shownIn': (sql, value) => sql`banner.place = ${value}` },
      orders: {
        place: { key: (sql) => sql`banner.position`, type: 'integer' },
        '-place': { key: (sql) => sql`banner.position`, type: 'integer', isDescending: true },
      },
    },
    async columnsOf(set, tx, id) {
      const { title, desktopImage, mobileImage, link, startsAt, endsAt } = set;
      const moves = id === null || set.place !== undefined || set.shownIn !== undefined;
      const shownIn = set.shownIn ?? (id === null ? home : await findPosition(tx, id));
      const last = moves && shownIn !== null ? await countOthers(tx, shownIn, id) : null;
      const position = last === null ? {} : { position: Math.min(set.place ?? last, last) };
      return {
        ...(set.shownIn === undefined ? {} : { place: set.shownIn }),
        ...(title === undefined ? {} : { title }),
        ...(desktopImage === undefined ? {} : { desktop_image: desktopImage }),
        ...(mobileImage === undefined ? {} : { mobile_image: mobileImage }),
        ...(link === undefined ? {} : { app_link: readOwnPath(link) ?? '/home/' }),
        ...(startsAt === undefined ? {} : { starts_at: startsAt }),
        ...(endsAt === undefined ? {} : { ends_at: endsAt }),
        ...(set.platforms === undefined ? {} : { platforms: [...set.platforms] }),
        ...(set.isShown === undefined ? {} : { is_shown: set.isShown }),
        ...position,
      };
    },
    newColumns: () => ({ place: home }),
    async check(tx, id, { place, shownIn, desktopImage, mobileImage, startsAt, endsAt }) {
      if (id === null || place !== undefined || shownIn !== undefined) await lockBanners(tx);
      for (const [field, key] of Object.entries({ desktopImage, mobileImage })) {
        if (key === undefined || (await hasPicture(key))) continue;
        return failureAt(`set.${field}`, 'UNKNOWN_REFERENCE', say('pictureGone'));
      }
      const stored = id === null ? null : await readWindow(tx, id);
      const window = windowOf({
        startsAt: startsAt === undefined ? stored?.startsAt : startsAt,
        endsAt: endsAt === undefined ? stored?.endsAt : endsAt,
      });
      return isBackwards(window)
        ? failureAt('set.endsAt', 'INVALID_REQUEST', say('windowBackwards'))
        : null;
    },
    parts: { write: (tx, id) => numberOthers(tx, id) },
    fieldsByConstraint: { banner_check: 'set.endsAt', banner_app_link_check: 'set.link' },
  };
}
