import type { Brand, Category, ProductDetail, ProductList } from '@matiz/contracts/catalogue.ts';
import type { Facets } from '@matiz/contracts/catalogue-facets.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { UsualTone } from '@matiz/contracts/usual-tones.ts';
import { usualQuantities } from '@matiz/domain/catalogue/usual-quantities.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '../../db/sql.ts';
import type { Principal } from '../../http/principal.ts';
import { createMemory } from '../../memory.ts';
import { readColors } from './colors.store.ts';
import { toColors } from './colors.ts';
import { readDetail } from './detail.store.ts';
import { type FacetsRow, readFacets } from './facets.store.ts';
import { toFacets } from './facets.ts';
import { createFavourites } from './favourites.service.ts';
import { readFirstPictures } from './first-pictures.store.ts';
import { readHome } from './home.store.ts';
import { type HomeSection, homeKeysOf, toHomeSections } from './home.ts';
import { isSizeKept, selectList } from './list.store.ts';
import {
  canExist,
  everything,
  filtersByPrice,
  type Narrowing,
  needsPrice,
  noNarrowing,
  type Scope,
  type Sort,
} from './list-filter.ts';
import { readMenu } from './menu.store.ts';
import { toBrands, toCategories } from './menu.ts';
import { canBeId, type PageQuery, pagesOf, spanOf } from './paging.ts';
import { readPriceRange } from './price-order.store.ts';
import { toProductCard } from './product-card.ts';
import { toProductDetail } from './product-detail.ts';
import { createReadCards } from './read-cards.ts';
import { readRelated } from './related.store.ts';
import { readOrderedTones } from './usual-tones.store.ts';
import { type Viewer, viewerOf } from './viewer.ts';

export interface ListRequest extends PageQuery, Partial<Scope> {
  readonly narrowing?: Narrowing | null | undefined;
  readonly sort?: Sort | undefined;
}

interface Menu {
  readonly categories: Category[];
  readonly brands: Brand[];
}

export interface CatalogueDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** How long it is remembered how much a list holds, in milliseconds. */
  readonly holdTotalsMs: number;
}

/** So many lists are remembered, so many of them with what each filter leaves, and so many menus. */
const [mostTotals, mostCounts, mostMenus] = [2_000, 500, 20];

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** Browsing (§1, §2): lists, the home, the menu and a product, as each viewer may see them. */
export function createCatalogueService({ sql, clock, holdTotalsMs }: CatalogueDeps) {
  const readCards = createReadCards({ sql, clock });
  // Counting is what grows with the catalogue: a page of a list reads the same twenty rows.
  const totals = createMemory<number>(holdTotalsMs, mostTotals, clock);
  const counts = createMemory<FacetsRow>(holdTotalsMs, mostCounts, clock);
  const menus = createMemory<Menu>(holdTotalsMs, mostMenus, clock);

  /**
   * Fails with NOT_FOUND for a category, brand or list that does not exist, and with
   * PRICES_HIDDEN when prices decide the answer and the viewer is told none (D-3).
   */
  async function readList(
    { narrowing = null, sort = 'bestsellers', page, limit, ...asked }: ListRequest,
    principal: Principal,
  ): Promise<Result<{ list: ProductList; heading: string | null }, Failure>> {
    const scope = { ...everything, ...asked };
    if (!canExist(scope)) return fail(failure('NOT_FOUND'));
    if (needsPrice(narrowing, sort) && viewerOf(principal).priceHidden) {
      return fail(failure('PRICES_HIDDEN'));
    }
    // Whoever buys from a warehouse finds as many, but by price and by hand.
    const isCounted =
      scope.customList === null && !filtersByPrice(narrowing) && !isSizeKept(scope, narrowing);
    const counted = JSON.stringify([principal.place.warehouseId, scope, narrowing]);
    const known = isCounted ? totals.recall(counted) : null;
    const span = spanOf({ page, limit });
    const select = (viewer: Viewer, moment: Date) =>
      selectList(sql, scope, { sort, narrowing, known, span }, viewer, moment);
    const { exists, heading, total, cards } = await readCards(select, span, principal);
    if (!exists) return fail(failure('NOT_FOUND'));
    if (isCounted && known === null) totals.keep(counted, total);
    const list = { result: cards, total, totalPage: pagesOf(total, span), page: page ?? 1 };
    return ok({ list, heading });
  }

  return {
    readCards,
    ...createFavourites({ sql, clock }, readCards),

    /** Fails with NOT_FOUND, and with PRICES_HIDDEN (D-3). */
    async list(request: ListRequest, principal: Principal): Promise<Result<ProductList, Failure>> {
      const page = await readList(request, principal);
      return page.ok ? ok(page.value.list) : page;
    },

    /** A list that was put together by hand, with its title. Fails as `list` does. */
    async customList(
      name: string,
      request: ListRequest,
      principal: Principal,
    ): Promise<Result<ProductList & { title: string }, Failure>> {
      const page = await readList({ ...request, customList: name }, principal);
      return page.ok ? ok({ ...page.value.list, title: page.value.heading ?? name }) : page;
    },

    /** Fails as `list` does. */
    async facets(
      { narrowing: asked, ...of }: Partial<Scope> & { narrowing: Narrowing | null },
      principal: Principal,
    ): Promise<Result<Facets, Failure>> {
      const scope = { ...everything, ...of };
      const narrowing = asked ?? noNarrowing;
      if (!canExist(scope)) return fail(failure('NOT_FOUND'));
      const viewer = viewerOf(principal);
      const isPriced = filtersByPrice(narrowing);
      if (viewer.priceHidden && isPriced) return fail(failure('PRICES_HIDDEN'));
      const moment = clock();
      const counted = JSON.stringify([viewer.warehouseId, scope, narrowing]);
      const known = isPriced ? null : counts.recall(counted);
      const row = known ?? (await readFacets(sql, scope, narrowing, viewer, moment));
      if (!row?.known) return fail(failure('NOT_FOUND'));
      if (isPriced) return ok(toFacets(row));
      if (known === null) counts.keep(counted, row);
      if (viewer.priceHidden) return ok(toFacets(row));
      const narrowed = { narrowing, total: row.total };
      return ok(toFacets(row, await readPriceRange(sql, scope, narrowed, viewer, moment)));
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

    /** Fails with UNKNOWN_PRODUCT when it is not sold where the viewer buys. */
    async related(id: number, principal: Principal) {
      const viewer = viewerOf(principal);
      const moment = clock();
      const found = canBeId(id) ? await readRelated(sql, id, viewer, moment) : null;
      if (!found?.isKnown) return fail(failure('UNKNOWN_PRODUCT'));
      const cardsOf = (asked: 'related' | 'together') =>
        found.rows
          .filter(({ section }) => section === asked)
          .map((row) => toProductCard(row, viewer, moment));
      return ok({ related: cardsOf('related'), boughtTogether: cardsOf('together') });
    },

    /** The tones of a product that the customer usually orders; of an unknown product none. */
    async usualTones(id: number, principal: Principal): Promise<UsualTone[]> {
      const { customerId } = viewerOf(principal);
      if (customerId === null || !canBeId(id)) return [];
      const ordered = await readOrderedTones(sql, id, customerId);
      return usualQuantities(ordered).map(({ code, ...usual }) => ({
        versionCode: code,
        ...usual,
      }));
    },

    /** The levels and reflections that tones on sale have. */
    colors: async () => toColors(await readColors(sql)),

    /** The keys of the pictures that first pages show, of so many products. */
    firstPictures: (products: number) => readFirstPictures(sql, products),

    async menu(principal: Principal): Promise<Menu> {
      const { warehouseId } = viewerOf(principal);
      const known = menus.recall(String(warehouseId));
      if (known) return known;
      const { categories, brands } = await readMenu(sql, warehouseId);
      const menu = { categories: toCategories(categories), brands: toBrands(brands) };
      return menus.keep(String(warehouseId), menu);
    },
  };
}
