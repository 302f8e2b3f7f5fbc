import { commonCopy } from '#copy/everywhere.ts';
import type { PageMeta } from '../screen.ts';
import type { RouteEntry } from './route.ts';

interface MatchLike {
  readonly loaderData?: unknown;
  readonly handle?: unknown;
}

/** The head of the page that is shown: its screen's own words, else those of its route's row. */
export function metaOf(matches: readonly MatchLike[]): PageMeta {
  const leaf = matches.at(-1);
  const title = entryOf(leaf)?.title;
  const said = isMeta(leaf?.loaderData) ? leaf.loaderData : {};
  return { ...(title ? { title } : {}), ...said };
}

/** §2: "{title} | tagline". */
export function composeTitle({ title }: PageMeta): string {
  return title ? `${title} | ${commonCopy.tagline}` : commonCopy.tagline;
}

function entryOf(match: MatchLike | undefined): RouteEntry | null {
  const handle = match?.handle;
  if (typeof handle !== 'object' || handle === null || !('entry' in handle)) return null;
  return handle.entry as RouteEntry;
}

function isMeta(data: unknown): data is PageMeta {
  return typeof data === 'object' && data !== null;
}
