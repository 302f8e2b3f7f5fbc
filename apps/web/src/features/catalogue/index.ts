/** The way into catalogue: what screens, the frame and later words use. */
export { LateTellMe } from './alerts/tell-me.lazy.ts';
export { BrandCard } from './brand/brand-card.tsx';
export { loadBrandIntro } from './brand/brand-intro.lazy.ts';
export { colourCardsQuery } from './brand/colour-cards.query.ts';
export { homeListsQuery, menuQuery, productQuery } from './catalogue.queries.ts';
export { ColourCardHost } from './colour-card/colour-card-host.tsx';
export { useColourCard } from './colour-card/use-colour-card.ts';
export { useToneOpener } from './colour-card/use-tone-opener.ts';
export { usualTonesQuery } from './colour-card/usual-tones.query.ts';
export { brandsCrumb, categoriesCrumb, homeCrumb } from './crumbs.ts';
export {
  favouriteListsQuery,
  favouritesSource,
  listParam,
} from './favourites/favourites-source.ts';
export { LateListTabs, LateNoteAndLists } from './favourites/list-tabs.lazy.ts';
export { HomeLists } from './home-lists.tsx';
export { BestInstead } from './list/best-instead.tsx';
export { facetsQuery } from './list/list.queries.ts';
export { firstPicture } from './list/list-lcp.ts';
export { listPagesQuery, loadListPages, readPage } from './list/list-pages.ts';
export { ListScreen } from './list/list-screen.tsx';
export { loadList } from './list/load-list.ts';
export { loadNamedList, type NamedList, NamedListScreen } from './list/named-list.tsx';
export { NothingSold } from './list/nothing-sold.tsx';
export { everySort, foundSorts, productSource, readListFilter } from './list/product-source.ts';
export { MenuBrands, TopCategories } from './menu-rows.tsx';
export { loadOpenParts } from './product-detail/buy/open-parts.ts';
export { ProductPage } from './product-detail/product-page.tsx';
export { type ShownTone, type ToneShow, toneShowQuery } from './tone-show.query.ts';
export { loadWaitedList } from './waited-list.lazy.ts';
