export { SlidePage as Screen } from '#features/content/index.ts';
