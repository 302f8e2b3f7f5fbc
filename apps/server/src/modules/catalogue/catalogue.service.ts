import type { ProductDetail, ProductList } from '@matiz/contracts/catalogue.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '../../db/sql.ts';
import type { Principal } from '../../http/principal.ts';
import { readDetail } from './detail.store.ts';
import { readFirstPictures } from './first-pictures.store.ts';
import { readHome } from './home.store.ts';
import { type HomeSection, homeKeysOf, toHomeSections } from './home.ts';
import { type ListFilter, type Sort, selectList } from './list.store.ts';
import { readMenu } from './menu.store.ts';
import { toBrands, toCategories } from './menu.ts';
import { type CardPage, type PageSpan, readCardPage, type Selection } from './page.store.ts';
import { canBeId, type PageQuery, pagesOf, spanOf } from './paging.ts';
import { toProductCard } from './product-card.ts';
import { toProductDetail } from './product-detail.ts';
import { type Viewer, viewerOf } from './viewer.ts';

export interface ListRequest extends PageQuery, Partial<ListFilter> {
  readonly sort?: Sort | undefined;
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** Browsing (§1, §2): lists, the home, the menu and a product, as each viewer may see them. */
export function createCatalogueService({ sql, clock }: { sql: Sql; clock: Clock }) {
  /** A page of the products that another module selects, as cards. */
  async function readCards(
    select: (viewer: Viewer, moment: Date) => Selection,
    span: PageSpan,
    principal: Principal,
  ) {
    const viewer = viewerOf(principal);
    const moment = clock();
    const page = await readCardPage(sql, select(viewer, moment), span, viewer, moment);
    return { ...page, cards: cardsOf(page, viewer, moment) };
  }

  return {
    readCards,

    /** Fails with NOT_FOUND for a category or brand that does not exist. */
    async list(
      {
        categoryId = null,
        brandId = null,
        list = null,
        sort = 'bestsellers',
        ...query
      }: ListRequest,
      principal: Principal,
    ): Promise<Result<ProductList, Failure>> {
      if (!canBeId(categoryId ?? 0) || !canBeId(brandId ?? 0)) return fail(failure('NOT_FOUND'));
      const span = spanOf(query);
      const { exists, total, cards } = await readCards(
        (viewer, moment) => selectList(sql, { categoryId, brandId, list }, sort, viewer, moment),
        span,
        principal,
      );
      if (!exists) return fail(failure('NOT_FOUND'));
      return ok({ result: cards, total, totalPage: pagesOf(total, span), page: query.page ?? 1 });
    },

    async home(principal: Principal): Promise<HomeSection[]> {
      const viewer = viewerOf(principal);
      const moment = clock();
      const rows = await readHome(sql, homeKeysOf(viewer), viewer, moment);
      return toHomeSections(rows, viewer, moment);
    },

    /** Fails with UNKNOWN_PRODUCT when it is not sold where the viewer buys. */
    async product(id: number, principal: Principal): Promise<Result<ProductDetail, Failure>> {
      const viewer = viewerOf(principal);
      const moment = clock();
      const row = canBeId(id) ? await readDetail(sql, id, viewer, moment) : null;
      return row ? ok(toProductDetail(row, viewer, moment)) : fail(failure('UNKNOWN_PRODUCT'));
    },

    /** The keys of the pictures that first pages show, of so many products. */
    firstPictures: (products: number) => readFirstPictures(sql, products),

    async menu(principal: Principal) {
      const { categories, brands } = await readMenu(sql, viewerOf(principal).warehouseId);
      return { categories: toCategories(categories), brands: toBrands(brands) };
    },
  };
}

function cardsOf({ rows }: CardPage, viewer: Viewer, moment: Date) {
  return rows.map((row) => toProductCard(row, viewer, moment));
}
