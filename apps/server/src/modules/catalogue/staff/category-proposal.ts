import { type Failure, failure } from '@matiz/contracts/errors.ts';
import {
  type ProposedCategory,
  proposedCategories,
} from '@matiz/domain/catalogue/categories/proposed-categories.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql, Tx } from '#db/sql.ts';
import type { Author } from '#resource/author.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { createRow } from '#resource/change-row.ts';
import { sayRow } from '#resource/resource.ts';
import { categoryResource } from './category.resource.ts';
import { hasCategories, lockTree } from './category-tree.store.ts';

export interface ProposalDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly plainImage: string;
}

/** Makes the proposed tree of a shop that has no category yet: all of it or nothing. */
export function createCategoryProposal({ sql, clock, newId, plainImage }: ProposalDeps) {
  const resource = categoryResource(plainImage, async () => true);
  const said = sayRow({ ...resource, fields: ['name', 'parentId'] });
  const edited = { table: resource.table, kind: resource.kind, key: resource.key, said };

  async function add(
    asking: Asking,
  ): Promise<Result<{ result: { added: number } }, Failure<'CATEGORIES_EXIST'>>> {
    const author = { ...authorOf(asking, clock()), batchId: newId() };
    const added = await sql.begin(async (tx) => {
      await lockTree(tx);
      return (await hasCategories(tx)) ? null : addLevel(tx, author, proposedCategories, null);
    });
    return added === null ? fail(failure('CATEGORIES_EXIST')) : ok({ result: { added } });
  }

  async function addLevel(
    tx: Tx,
    author: Author,
    level: readonly ProposedCategory[],
    parentId: number | null,
  ): Promise<number> {
    let added = level.length;
    for (const [position, { code, name, children }] of level.entries()) {
      const set = { name, slug: code, position, parent_id: parentId, image: plainImage };
      const { id } = await createRow(tx, edited, set, author);
      added += await addLevel(tx, author, children, Number(id));
    }
    return added;
  }

  return { add };
}
