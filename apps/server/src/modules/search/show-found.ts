import type { FoundProduct, MatchedTone } from '@matiz/contracts/search.ts';
import type { SqlFragments } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import { type CatalogueService, unitsTold, type Viewer, viewerOf } from '../catalogue/index.ts';

/** The cards of products that were found, in their order, each with the tone that matched: one statement. */
export async function showFound(
  { sql, catalogue }: { sql: SqlFragments; catalogue: CatalogueService },
  found: readonly { readonly id: number; readonly tone: MatchedTone | null }[],
  principal: Visitor,
): Promise<FoundProduct[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const { cards } = await catalogue.readCards(
    () => ({
      hits: sql`SELECT id, place FROM unnest(${ids}::int[]) WITH ORDINALITY AS found (id, place)`,
      order: sql`place, id`,
      isGathered: true,
      exists: null,
    }),
    { limit: ids.length, offset: 0 },
    principal,
  );
  const tones = new Map(found.map(({ id, tone }) => [String(id), tone]));
  const viewer = viewerOf(principal);
  return cards.map((card) => ({
    ...card,
    matchedTone: tellTone(tones.get(card._id) ?? null, viewer),
  }));
}

/** The tone with its stock as the viewer is told of it. */
export function tellTone(tone: MatchedTone | null, viewer: Viewer): MatchedTone | null {
  return tone && { ...tone, stock: unitsTold(tone.stock, viewer) };
}
