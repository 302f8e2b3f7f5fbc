export { SynonymsTable as Screen } from '#features/content/index.ts';
