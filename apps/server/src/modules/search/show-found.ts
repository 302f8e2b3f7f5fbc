import type {
  FoundProduct,
  FoundTone,
  MatchedTone,
  SuggestedProduct,
} from '@matiz/contracts/search.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { SqlFragments } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import {
  type CardRow,
  type CatalogueService,
  priceOfFewest,
  priceOfVersion,
  unitsTold,
  type Viewer,
  viewerOf,
} from '../catalogue/index.ts';
import { selectToneNow, type ToneNow } from './matched-tone.store.ts';
import type { SuggestedRow } from './suggestions.store.ts';

export interface ShowDeps {
  readonly sql: SqlFragments;
  readonly clock: Clock;
  readonly catalogue: CatalogueService;
}

/** The cards of products that were found, in their order, each with the tone that matched: one statement. */
export async function showFound(
  { sql, clock, catalogue }: ShowDeps,
  found: readonly { readonly id: number; readonly tone: MatchedTone | null }[],
  principal: Visitor,
): Promise<FoundProduct[]> {
  if (found.length === 0) return [];
  const viewer = viewerOf(principal);
  const ids = found.map(({ id }) => id);
  const codes = new Map(found.map(({ id, tone }) => [id, tone?.versionCode ?? null]));
  const hasTone = found.some(({ tone }) => tone !== null);
  const { cards, rows } = await catalogue.readCards(
    () => ({
      hits: sql`SELECT id, place FROM unnest(${ids}::int[]) WITH ORDINALITY AS found (id, place)`,
      order: sql`place, id`,
      isGathered: true,
      exists: null,
      ...(hasTone ? { beside: selectToneNow(sql, codes, viewer.warehouseId) } : {}),
    }),
    { limit: ids.length, offset: 0 },
    principal,
  );
  const tones = new Map(found.map(({ id, tone }) => [String(id), tone]));
  const moment = clock();
  return cards.map((card, index) => {
    const tone = tones.get(card._id) ?? null;
    const row = rows[index];
    const matchedTone = tone && row ? priceTone(tone, row, viewer, moment) : null;
    return { ...card, matchedTone };
  });
}

/** The tone with its stock and price as the viewer is told of them; `row` is its product's. */
export function priceTone(
  tone: MatchedTone,
  row: CardRow & { readonly beside?: unknown },
  viewer: Viewer,
  moment: Date,
): FoundTone {
  const now = row.beside as ToneNow | null | undefined;
  const price = priceOfVersion(row, now ?? { percent: null, value: null }, moment);
  return {
    ...tellTone({ ...tone, stock: now?.stock ?? tone.stock }, viewer),
    price: price?.price ?? null,
    originalPrice: price?.originalPrice ?? null,
  };
}

/** What is suggested, its tone with stock and price as the viewer is told of them. */
export function showSuggested(
  { priced, matchedTone, ...product }: SuggestedRow,
  viewer: Viewer,
  moment: Date,
): SuggestedProduct {
  const price = priced && priceOfFewest(priced, priced.minQuantity, moment);
  return {
    ...product,
    matchedTone: matchedTone && {
      ...tellTone(matchedTone, viewer),
      price: price?.price ?? null,
      originalPrice: price?.originalPrice ?? null,
    },
  };
}

/** The tone with its stock as the viewer is told of it. */
function tellTone(tone: MatchedTone, viewer: Viewer): MatchedTone {
  return { ...tone, stock: unitsTold(tone.stock, viewer) };
}
