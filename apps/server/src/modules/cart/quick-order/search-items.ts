import { chooseCandidates, type ItemChoice } from '@matiz/domain/cart/quick-order-choice.ts';
import { isNumberAlone } from '@matiz/domain/cart/quick-order-fit.ts';
import type { QuickOrderItem } from '@matiz/domain/cart/quick-order-item.ts';
import type { SqlReader } from '#db/pool.ts';
import { findEach } from '#modules/search/index.ts';
import { type CodedItem, readReflectionMaps } from './find-items.store.ts';
import { type CatalogueCandidate, candidateOf } from './item-candidate.ts';

/** What each item is, by its text. */
export type Choices = ReadonlyMap<string, ItemChoice<CatalogueCandidate>>;

export interface SearchScope {
  readonly warehouseId: number;
  /** What staff chose for a text has dates. */
  readonly moment: Date;
  /** Tones alone are tones of this product. */
  readonly productId: number | null;
}

type Item = QuickOrderItem & { readonly item: string; readonly coded: CodedItem | null };

/** Looked for at a time, so that no statement takes long. */
const atOnce = 100;

/** Asks the search for what is no code, each item once; a number is asked for though it is a code. */
export async function searchItems(
  sql: SqlReader,
  items: readonly Item[],
  { productId, ...where }: SearchScope,
): Promise<Choices> {
  const choices = new Map<string, ItemChoice<CatalogueCandidate>>();
  const unknown = items.filter(
    ({ coded, question }) =>
      question.parts.length > 0 && (coded === null || isNumberAlone(question)),
  );
  const asked = [...new Map(unknown.map((item) => [item.item, item])).values()].map((item) => {
    const isAlone = isNumberAlone(item.question);
    return { ...item, productId: isAlone ? productId : null, wantsNear: !isAlone };
  });
  if (asked.length === 0) return choices;
  const maps = await readReflectionMaps(sql);
  for (let from = 0; from < asked.length; from += atOnce) {
    const some = asked.slice(from, from + atOnce);
    const found = await findEach(sql, some, where);
    for (const [index, item] of some.entries()) {
      const hits = found[index] ?? [];
      const candidates = hits.map((hit) => candidateOf(hit, maps.get(hit.brandId) ?? {}));
      const products = new Set(hits.map((hit) => hit.productId)).size;
      const isMore = (hits[0]?.matching ?? 0) > products;
      const isWithin = item.productId !== null;
      choices.set(item.item, chooseCandidates(item, candidates, { isMore, isWithin }));
    }
  }
  return choices;
}
