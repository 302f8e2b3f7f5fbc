export { findEach, type Hit, type TextLookup } from './find-each.store.ts';
export { searchRoutes } from './search.routes.ts';
export { createSearchService, type SearchDeps, type SearchService } from './search.service.ts';
export { createSearchDesk, searchDeskRoutes } from './staff/search-desk.ts';
