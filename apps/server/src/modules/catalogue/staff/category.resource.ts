import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { slugOf } from '@matiz/domain/kernel/text.ts';
import type { Tx } from '#db/sql.ts';
import { refuseUsed } from '#resource/refuse-used.ts';
import type { Resource } from '#resource/resource.ts';
import { freeSlug } from '../import/apply/free-slug.ts';
import {
  countUses,
  findTakenSlugs,
  findTreePosition,
  findWithin,
  lockTree,
  numberSiblings,
} from './category-tree.store.ts';
import { type HasPicture, refusePicture } from './pictures/refuse-picture.ts';
import { referringRules } from './referring-rules.ts';

export interface CategoryForm {
  readonly name: string;
  readonly parentId?: string | null | undefined;
  readonly place?: number | undefined;
  /** Null: none of its own. */
  readonly image?: string | null | undefined;
}

/** Categories as staff keep them: a tree, each level in its order. */
export function categoryResource(
  plainImage: string,
  hasPicture: HasPicture,
): Resource<CategoryForm> {
  return {
    table: 'category',
    kind: 'category',
    key: 'id',
    fields: ['name', 'parentId', 'image', 'place'],
    source: {
      columns: (sql) => sql`category.id::text AS id, category.version, category.name,
        category.slug, category.position AS place,
        category.parent_id::text AS "parentId", category.image,
        (SELECT count(*)::int FROM product
          WHERE product.category_id = category.id AND product.withdrawn_at IS NULL) AS products`,
      from: (sql) => sql`category`,
      id: { key: (sql) => sql`category.id`, type: 'integer' },
      search: (sql, text) => sql`fold_text(category.name) LIKE '%' || fold_text(${text}) || '%'`,
      filters: { 'f.parent': (sql, value) => sql`category.parent_id = ${value}` },
      orders: {
        name: { key: (sql) => sql`lower(category.name)`, type: 'text' },
        '-name': { key: (sql) => sql`lower(category.name)`, type: 'text', isDescending: true },
      },
    },
    async columnsOf({ name, image, parentId, place }, tx, id) {
      const named = {
        ...(name === undefined ? {} : { name }),
        ...(image === undefined ? {} : { image: image ?? plainImage }),
      };
      if (id !== null && parentId === undefined && place === undefined) return named;
      const to = await findTreePosition(tx, id, parentId);
      const position = Math.min(place ?? to.siblings, to.siblings);
      return { ...named, parent_id: to.parentId, position };
    },
    async newColumns({ name }, tx) {
      const slug = slugOf(name) || 'categoria';
      return { slug: freeSlug(slug, await findTakenSlugs(tx, slug)), image: plainImage };
    },
    async check(tx, id, { parentId, place, image }) {
      const refusal = await refusePicture(hasPicture, 'image', [image]);
      if (refusal) return refusal;
      if (id !== null && parentId === undefined && place === undefined) return null;
      await lockTree(tx);
      return id === null || !parentId ? null : refuseCycle(tx, id, parentId);
    },
    checkRemoval: refuseHolding,
    parts: { write: (tx, id) => numberSiblings(tx, id) },
    fieldsByConstraint: {
      category_parent_id_name_key: 'set.name',
      category_parent_id_fkey: 'set.parentId',
    },
  };
}

async function refuseCycle(tx: Tx, id: string, parentId: string): Promise<Failure | null> {
  const found = await findWithin(tx, id, parentId);
  return found && failureAt('set.parentId', 'INVALID_REQUEST', say('categoryCycle', found));
}

/** What it still holds, by number: the one who reads it knows what to move. */
async function refuseHolding(tx: Tx, id: string): Promise<Failure | null> {
  const { products, children } = await countUses(tx, id);
  if (children > 0) {
    const categories = children === 1 ? '1 categoría dentro' : `${children} categorías dentro`;
    return failureAt('id', 'STILL_USED', say('categoryHasChildren', { categories }));
  }
  if (products === 0) {
    return refuseUsed(tx, id, referringRules('category_id'), say('usedCategory'));
  }
  const counted = products === 1 ? '1 producto' : `${products} productos`;
  return failureAt('id', 'STILL_USED', say('categoryHasProducts', { products: counted }));
}
