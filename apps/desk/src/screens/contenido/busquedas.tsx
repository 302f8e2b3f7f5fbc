export { MissedSearches as Screen } from '#features/content/index.ts';
