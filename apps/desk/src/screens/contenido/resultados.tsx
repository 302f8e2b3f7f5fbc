export { CurationsTable as Screen } from '#features/catalogue/index.ts';
