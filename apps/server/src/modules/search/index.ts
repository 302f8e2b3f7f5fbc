export { searchRoutes } from './search.routes.ts';
export { createSearchService, type SearchService } from './search.service.ts';
