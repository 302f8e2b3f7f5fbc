import type { FoundProduct } from '@matiz/contracts/search.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import { type CatalogueService, type PageSpan, type Viewer, viewerOf } from '../catalogue/index.ts';
import { byGrade, selectAgain, selectCachedHits } from './hits.store.ts';
import { mayNameTone } from './matched-tone.store.ts';
import { countHits, pageDepth, type SearchOutcome } from './search.store.ts';
import { tellTone } from './show-found.ts';
import type { Hits, QueryCache, ToneOfVersion } from './understood.ts';

export interface SearchPage extends Pick<SearchOutcome, 'total' | 'suggestion'> {
  /** What was found; of nothing, the nearest. */
  readonly shown: FoundProduct[];
}

/**
 * A page of what was found a moment ago, with its cards and what is left of the tones: one statement.
 * Null: it has to be looked for, as a whole or for the tones that match.
 */
export async function showAgain(
  { sql, catalogue }: { sql: SqlFragments; catalogue: CatalogueService },
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
  const { cards, rows } = await catalogue.readCards(
    () => ({
      hits: sql`SELECT product_id AS id, grade, was_bought, place
        FROM (${selectAgain(sql, hits, viewer, depth)}) again`,
      order: byGrade(sql),
      isGathered: false,
      total: sql`${total}::int`,
      exists: null,
      ...(namesTone ? { beside: stockOfTone(sql, hits, viewer) } : {}),
    }),
    span,
    principal,
  );
  const shown = cards.flatMap((card, index): FoundProduct[] => {
    const matched = namesTone ? hits.tones.get(Number(card._id)) : null;
    if (matched === null) return [{ ...card, matchedTone: null }];
    const stock = rows[index]?.beside ?? null;
    const isThere = matched !== undefined && stock !== null;
    if (!isThere) return [];
    return [{ ...card, matchedTone: tellTone({ ...matched.tone, stock: Number(stock) }, viewer) }];
  });
  if (shown.length < cards.length) return null;
  return { total, suggestion: known.understood.asked.suggestion, shown };
}

/** Units of the tone that matched `page`'s product; null once it is withdrawn. */
function stockOfTone(sql: SqlFragments, { tones }: Hits, { warehouseId }: Viewer): Fragment {
  const [products, versions] = [[...tones.keys()], [...tones.values()].map(idOf)];
  return sql`(
    SELECT coalesce(stock.available, 0) FROM product_version version
    LEFT JOIN stock ON stock.version_id = version.id AND stock.warehouse_id = ${warehouseId}
    WHERE version.id = (${versions}::int[])[array_position(${products}::int[], page.id)]
      AND version.withdrawn_at IS NULL)`;
}

function idOf(matched: ToneOfVersion | null): number | null {
  return matched?.versionId ?? null;
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
