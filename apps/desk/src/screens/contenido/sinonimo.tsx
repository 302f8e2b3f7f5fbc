export { SynonymPage as Screen } from '#features/content/index.ts';
