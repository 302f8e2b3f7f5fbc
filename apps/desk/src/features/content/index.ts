export { BannerList } from './banner-list.tsx';
export { BannerPage } from './banner-page.tsx';
export { MissedSearches } from './missed-searches.tsx';
export { PromotionPage } from './promotion-page.tsx';
export { PromotionsTable } from './promotions-table.tsx';
export { SynonymPage } from './synonym-page.tsx';
export { SynonymsTable } from './synonyms-table.tsx';
