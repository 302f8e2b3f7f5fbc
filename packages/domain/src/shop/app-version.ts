/** `1.4.0`: three numbers, the first the weightiest. */
export type AppVersion = readonly [major: number, minor: number, patch: number];

/** The versions of a shell that the shop still serves. */
export interface ServedVersions {
  /** Older ones have to be updated before anything else. */
  readonly minimum: AppVersion;
  readonly latest: AppVersion;
}

/** required: it works no longer; recommended: there is a newer one. */
export type UpdateNeed = 'none' | 'recommended' | 'required';

/**
 * A version as a shell or staff write it: one to three numbers, a missing one is 0 (`1.4` is
 * `1.4.0`), and what a build adds behind is left out (`1.4.0+57`). Null: it is no version (`1.x`).
 */
export function readVersion(text: string): AppVersion | null {
  const [, ...found] =
    /^(\d{1,5})(?:\.(\d{1,5}))?(?:\.(\d{1,5}))?(?:[+-][\w.+-]{1,32})?$/.exec(text) ?? [];
  if (found.length === 0) return null;
  const [major = 0, minor = 0, patch = 0] = found.map((part) => Number(part ?? 0));
  return [major, minor, patch];
}

/** Below 0 where the first is the older one. */
export function compareVersions(first: AppVersion, second: AppVersion): number {
  const place = first.findIndex((part, index) => part !== second[index]);
  return place === -1 ? 0 : (first[place] ?? 0) - (second[place] ?? 0);
}

/** What an installed version has to do. */
export function decideUpdate(installed: AppVersion, served: ServedVersions): UpdateNeed {
  if (compareVersions(installed, served.minimum) < 0) return 'required';
  return compareVersions(installed, served.latest) < 0 ? 'recommended' : 'none';
}
