export { SlidesTable as Screen } from '#features/content/index.ts';
