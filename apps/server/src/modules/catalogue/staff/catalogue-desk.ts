import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import { createResource } from '#resource/resource.ts';
import { brandResource } from './brand.resource.ts';
import { categoryResource } from './category.resource.ts';
import { createCategoryProposal } from './category-proposal.ts';
import { readTree } from './category-tree.store.ts';
import { readChoices } from './choices.store.ts';
import type { HasPicture } from './pictures/refuse-picture.ts';
import { createProductDesk } from './products/products.routes.ts';
import { createSelectionDesk } from './selections/selection-desk.ts';

interface CatalogueDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  /** What is shown of what nobody has photographed yet. */
  readonly plainImage: string;
  readonly hasPicture: HasPicture;
}

export type CatalogueDesk = ReturnType<typeof createCatalogueDesk>;

/** What staff keep of the catalogue (D-19). */
export function createCatalogueDesk(deps: CatalogueDeskDeps) {
  return {
    brands: createResource(deps, brandResource(deps.plainImage, deps.hasPicture)),
    categories: createResource(deps, categoryResource(deps.plainImage, deps.hasPicture)),
    proposal: createCategoryProposal(deps),
    readTree: () => readTree(deps.sql.reader),
    ...createProductDesk(deps),
    ...createSelectionDesk(deps),
    choices: async () => ok(await readChoices(deps.sql.reader)),
  };
}
