import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { LRUCache } from 'lru-cache';

export type StoredCard = Pick<
  ProductCard,
  | '_id'
  | 'code'
  | 'name'
  | 'slug'
  | 'brand'
  | 'image'
  | 'imageText'
  | 'contentSize'
  | 'has_versions'
  | 'attributes'
  | 'versionCount'
  | 'toneCount'
  | 'swatches'
  | 'minQuantity'
  | 'multiple'
  | 'is_PreSales'
  | 'isNew'
  | 'isBestSeller'
  | 'isCombo'
>;

const known = new LRUCache<string, StoredCard>({ max: 5_000 });

/**
 * A kept card as PostgreSQL spells it. The best sellers come with nearly every answer, so a text
 * that was read before gives the same object: not to be written into.
 */
export function readStoredCard(text: string): Readonly<StoredCard> {
  const before = known.get(text);
  if (before) return before;
  const card: StoredCard = JSON.parse(text);
  known.set(text, card);
  return card;
}
