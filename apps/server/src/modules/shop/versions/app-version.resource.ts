import { failureAt } from '@matiz/contracts/errors.ts';
import {
  isMinimumNewer,
  appVersionSentences as sentences,
} from '@matiz/contracts/staff/shop/app-versions.ts';
import { compareVersions, readVersion } from '@matiz/domain/shop/app-version.ts';
import type { Resource } from '#resource/resource.ts';
import { lockAppVersion } from './app-versions.store.ts';

export interface AppVersionForm {
  readonly minimum: string;
  readonly latest: string;
  readonly storeLink: string | null;
}

/** The versions of each shell as staff keep them. */
export const appVersionResource: Resource<AppVersionForm> = {
  table: 'app_version',
  kind: 'app-version',
  key: 'platform',
  fields: ['minimum', 'latest', 'storeLink'],
  source: {
    columns: (sql) => sql`app_version.platform AS id, app_version.version, app_version.platform,
      app_version.minimum, app_version.latest, app_version.store_link AS "storeLink"`,
    from: (sql) => sql`app_version`,
    id: { key: (sql) => sql`app_version.platform`, type: 'text' },
    filters: {},
    orders: { platform: { key: (sql) => sql`app_version.platform`, type: 'text' } },
  },
  columnsOf: ({ minimum, latest, storeLink }) => ({
    ...(minimum === undefined ? {} : { minimum }),
    ...(latest === undefined ? {} : { latest }),
    ...(storeLink === undefined ? {} : { store_link: storeLink }),
  }),
  async check(tx, id, set) {
    const stored = id === null ? null : await lockAppVersion(tx, id);
    if (stored === null) return null;
    const { minimum, latest, storeLink } = { ...stored, ...withoutGaps(set) };
    if (isMinimumNewer(minimum, latest)) {
      return failureAt('set.minimum', 'INVALID_REQUEST', sentences.minimumNewer);
    }
    return storeLink === null && isRaised(stored.minimum, minimum)
      ? failureAt('set.storeLink', 'INVALID_REQUEST', sentences.noStore)
      : null;
  },
};

/** Someone would have to update who did not have to before. */
function isRaised(before: string, after: string): boolean {
  const [was, is] = [readVersion(before), readVersion(after)];
  return was !== null && is !== null && compareVersions(is, was) > 0;
}

function withoutGaps(set: Partial<AppVersionForm>): Partial<AppVersionForm> {
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
}
