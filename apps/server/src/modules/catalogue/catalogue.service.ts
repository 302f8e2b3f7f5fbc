import type { Facets } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import type { DecidedMenus } from '@matiz/contracts/catalogue/menus.ts';
import type { Restock } from '@matiz/contracts/catalogue/restock.ts';
import type { UsualTone } from '@matiz/contracts/catalogue/usual-tones.ts';
import type { Brand, Category, ProductDetail, ProductList } from '@matiz/contracts/catalogue.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { usualQuantities } from '@matiz/domain/catalogue/usual-quantities.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { sellerLine } from '@matiz/domain/shop/seller-line.ts';
import type { Sql } from '#db/sql.ts';
import type { Visitor } from '#http/session/principal.ts';
import { createCache } from '#lib/cache.ts';
import { toProductCard } from './card/product-card.ts';
import { type Viewer, viewerOf } from './card/viewer.ts';
import { createFavourites } from './favourites/favourites.service.ts';
import { readHome, readHomeLists } from './home/home.store.ts';
import { type HomeSection, toHomeSections } from './home/home.ts';
import { readMenu } from './home/menu.store.ts';
import { toBrands, toCategories, toDecidedMenus } from './home/menu.ts';
import { readRestock } from './home/restock.store.ts';
import { toRestock } from './home/restock.ts';
import { readColors } from './lists/colors.store.ts';
import { toColors } from './lists/colors.ts';
import { readColourCards } from './lists/colour-cards.store.ts';
import { type FacetsRow, readFacets } from './lists/facets.store.ts';
import { toFacets } from './lists/facets.ts';
import { readFirstPictures } from './lists/first-pictures.store.ts';
import { isSizeKept, selectList } from './lists/list.store.ts';
import {
  everything,
  filtersByPrice,
  type ListScope,
  type Narrowing,
  needsPrice,
  noNarrowing,
  type Sort,
} from './lists/list-filter.ts';
import { type PageQuery, pagesOf, spanOf } from './lists/paging.ts';
import { readPriceRange } from './lists/price-order.store.ts';
import { createReadCards } from './lists/read-cards.ts';
import { readDetail } from './product/detail.store.ts';
import { toProductDetail } from './product/product-detail.ts';
import { readRelated } from './product/related.store.ts';
import { readOrderedTones } from './product/usual-tones.store.ts';

export interface ListRequest extends PageQuery, Partial<ListScope> {
  readonly narrowing?: Narrowing | null | undefined;
  readonly sort?: Sort | undefined;
}

interface Menu {
  readonly categories: Category[];
  readonly brands: Brand[];
  /** Who sells, in one line. */
  readonly seller: string;
  readonly menus?: DecidedMenus;
}

export interface CatalogueDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** How long it is remembered how much a list holds, in milliseconds. */
  readonly totalsTtlMs: number;
}

/** So many lists are remembered, so many of them with what each filter leaves, and so many menus. */
const [mostTotals, mostCounts, mostMenus] = [2_000, 500, 20];

/** No such category, brand or list; or prices decide the answer and the viewer is told none (D-3). */
export type ListFailure = Failure<'NOT_FOUND' | 'PRICES_HIDDEN'>;
export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** Browsing (§1, §2): lists, the home, the menu and a product, as each viewer may see them. */
export function createCatalogueService({ sql, clock, totalsTtlMs }: CatalogueDeps) {
  const readCards = createReadCards({ sql, clock });
  // Counting is what grows with the catalogue: a page of a list reads the same twenty rows.
  const kept = { ttlMs: totalsTtlMs, now: clock };
  const totals = createCache<number>({ ...kept, max: mostTotals });
  const counts = createCache<FacetsRow>({ ...kept, max: mostCounts });
  const menus = createCache<Menu>({ ...kept, max: mostMenus });

  async function readList(
    { narrowing = null, sort = 'bestsellers', page, limit, ...asked }: ListRequest,
    principal: Visitor,
  ): Promise<Result<{ list: ProductList; heading: string | null }, ListFailure>> {
    const scope = { ...everything, ...asked };
    if (needsPrice(narrowing, sort) && viewerOf(principal).priceHidden) {
      return fail(failure('PRICES_HIDDEN'));
    }
    // Anyone who buys from a warehouse finds as many, but by price and by hand.
    const isCounted =
      scope.customList === null &&
      scope.products === null &&
      !filtersByPrice(narrowing) &&
      !isSizeKept(scope, narrowing);
    const counted = JSON.stringify([principal.location.warehouseId, scope, narrowing]);
    const known = isCounted ? (totals.get(counted) ?? null) : null;
    const span = spanOf({ page, limit });
    const select = (viewer: Viewer, moment: Date) =>
      selectList(sql, scope, { sort, narrowing, known, span }, viewer, moment);
    const { exists, heading, total, cards } = await readCards(select, span, principal);
    if (!exists) return fail(failure('NOT_FOUND'));
    if (isCounted && known === null) totals.set(counted, total);
    const list = { result: cards, total, totalPage: pagesOf(total, span), page: page ?? 1 };
    return ok({ list, heading });
  }

  return {
    readCards,
    ...createFavourites({ sql, clock }, readCards),

    async list(
      request: ListRequest,
      principal: Visitor,
    ): Promise<Result<ProductList, ListFailure>> {
      const page = await readList(request, principal);
      return page.ok ? ok(page.value.list) : page;
    },

    /** A list that was put together by hand, with its title. */
    async customList(
      name: string,
      request: ListRequest,
      principal: Visitor,
    ): Promise<Result<ProductList & { title: string }, ListFailure>> {
      const page = await readList({ ...request, customList: name }, principal);
      return page.ok ? ok({ ...page.value.list, title: page.value.heading ?? name }) : page;
    },

    async facets(
      { narrowing: asked, ...of }: Partial<ListScope> & { narrowing: Narrowing | null },
      principal: Visitor,
    ): Promise<Result<Facets, ListFailure>> {
      const scope = { ...everything, ...of };
      const narrowing = asked ?? noNarrowing;
      const viewer = viewerOf(principal);
      const isPriced = filtersByPrice(narrowing);
      if (viewer.priceHidden && isPriced) return fail(failure('PRICES_HIDDEN'));
      const moment = clock();
      const counted = JSON.stringify([viewer.warehouseId, scope, narrowing]);
      // What a search found is counted each time: few ask for the same of it.
      const isKept = !isPriced && scope.products === null;
      const known = isKept ? counts.get(counted) : undefined;
      const row = known ?? (await readFacets(sql.reader, scope, narrowing, viewer, moment));
      if (!row?.known) return fail(failure('NOT_FOUND'));
      if (isPriced) return ok(toFacets(row));
      if (isKept && known === undefined) counts.set(counted, row);
      if (viewer.priceHidden) return ok(toFacets(row));
      const narrowed = { narrowing, total: row.total };
      return ok(toFacets(row, await readPriceRange(sql.reader, scope, narrowed, viewer, moment)));
    },

    async home(principal: Visitor): Promise<HomeSection[]> {
      const viewer = viewerOf(principal);
      const moment = clock();
      const lists = await readHomeLists(sql.reader, moment);
      const rows = await readHome(sql.reader, lists, viewer, moment);
      return toHomeSections(lists, rows, viewer, moment);
    },

    /** What the customer restocks; read again each time, and kept for nobody (ADR 47). */
    async restock(principal: Visitor): Promise<Restock> {
      const viewer = viewerOf(principal);
      const moment = clock();
      return toRestock(await readRestock(sql.reader, viewer, moment), moment);
    },

    /** Nothing that is not sold where the viewer buys. */
    async product(
      id: number,
      principal: Visitor,
    ): Promise<Result<ProductDetail, Failure<'UNKNOWN_PRODUCT'>>> {
      const viewer = viewerOf(principal);
      const moment = clock();
      const row = await readDetail(sql.reader, id, viewer, moment);
      return row ? ok(toProductDetail(row, viewer, moment)) : fail(failure('UNKNOWN_PRODUCT'));
    },

    async related(id: number, principal: Visitor) {
      const viewer = viewerOf(principal);
      const moment = clock();
      const found = await readRelated(sql.reader, id, viewer, moment);
      if (!found.isKnown) return fail(failure('UNKNOWN_PRODUCT'));
      const cardsOf = (asked: 'related' | 'together') =>
        found.rows
          .filter(({ section }) => section === asked)
          .map((row) => toProductCard(row, viewer, moment));
      return ok({ related: cardsOf('related'), boughtTogether: cardsOf('together') });
    },

    /** What a brand's page begins with; of an unknown brand none. */
    colourCards: (brandId: number, principal: Visitor) =>
      readColourCards(sql.reader, brandId, viewerOf(principal)),

    /** The tones of a product that the customer usually orders; of an unknown product none. */
    async usualTones(id: number, principal: Visitor): Promise<UsualTone[]> {
      const { customerId } = viewerOf(principal);
      if (customerId === null) return [];
      const ordered = await readOrderedTones(sql.reader, id, customerId);
      return usualQuantities(ordered).map(({ code, ...usual }) => ({
        versionCode: code,
        ...usual,
      }));
    },

    /** The levels and reflections that tones on sale have. */
    colors: async () => toColors(await readColors(sql.reader)),

    /** The keys of the pictures that first pages show, of so many products. */
    firstPictures: (products: number) => readFirstPictures(sql.reader, products),

    /** What a menu shows has changed. */
    forgetMenus: () => menus.clear(),

    async menu(principal: Visitor): Promise<Menu> {
      const { warehouseId } = viewerOf(principal);
      const known = menus.get(String(warehouseId));
      if (known) return known;
      const { categories, brands, seller, logo, entries } = await readMenu(sql.reader, warehouseId);
      const menu = {
        categories: toCategories(categories),
        brands: toBrands(brands),
        seller: sellerLine(seller),
        ...(logo === null ? {} : { logo }),
        ...toDecidedMenus(entries),
      };
      menus.set(String(warehouseId), menu);
      return menu;
    },
  };
}
