import type { FoundProduct } from '@matiz/contracts/search.ts';
import type { Visitor } from '#http/session/principal.ts';
import { type PageSpan, type Viewer, viewerOf } from '../catalogue/index.ts';
import { byGrade, selectAgain, selectCachedHits } from './hits.store.ts';
import { mayNameTone, selectToneNow } from './matched-tone.store.ts';
import { countHits, pageDepth, type SearchOutcome } from './search.store.ts';
import { priceTone, type ShowDeps } from './show-found.ts';
import type { Hits, QueryCache } from './understood.ts';

export interface SearchPage extends Pick<SearchOutcome, 'total' | 'suggestion' | 'kept'> {
  readonly shown: FoundProduct[];
}

/**
 * A page of what was found a moment ago, with its cards and what is left of the tones: one statement.
 * Null: it has to be looked for, as a whole or for the tones that match.
 */
export async function showAgain(
  { sql, clock, catalogue }: ShowDeps,
  known: QueryCache | null,
  span: PageSpan,
  principal: Visitor,
): Promise<SearchPage | null> {
  const viewer = viewerOf(principal);
  const depth = pageDepth(span, null);
  const hits = selectCachedHits(known, viewer, depth);
  if (!known || !hits) return null;
  const namesTone = mayNameTone(known);
  if (namesTone && hits.tones.size === 0) return null;
  const total = countHits(hits);
  const moment = clock();
  const { cards, rows } = await catalogue.readCards(
    () => ({
      hits: sql`SELECT product_id AS id, grade, was_bought, place
        FROM (${selectAgain(sql, hits, viewer, depth)}) again`,
      order: byGrade(sql),
      isGathered: false,
      total: sql`${total}::int`,
      exists: null,
      ...(namesTone ? { beside: selectToneNow(sql, codesOf(hits), viewer.warehouseId) } : {}),
    }),
    span,
    principal,
  );
  const shown = cards.flatMap((card, index): FoundProduct[] => {
    const matched = namesTone ? hits.tones.get(Number(card._id)) : null;
    if (matched === null) return [{ ...card, matchedTone: null }];
    const row = rows[index];
    const isThere = matched !== undefined && row?.beside != null;
    if (!isThere) return [];
    return [{ ...card, matchedTone: priceTone(matched.tone, row, viewer, moment) }];
  });
  if (shown.length < cards.length) return null;
  return { total, suggestion: known.understood.asked.suggestion, kept: hits.kept, shown };
}

function codesOf({ tones }: Hits): Map<number, string | null> {
  return new Map([...tones].map(([id, matched]) => [id, matched?.tone.versionCode ?? null]));
}

/** Keeps the tones that matched on a page. */
export function rememberTones(
  known: QueryCache,
  { page, depth }: Pick<SearchOutcome, 'page' | 'depth'>,
  viewer: Viewer,
): void {
  const tones = selectCachedHits(known, viewer, depth)?.tones;
  for (const { id, versionId, tone } of page) {
    tones?.set(id, versionId === null || tone === null ? null : { versionId, tone });
  }
}
