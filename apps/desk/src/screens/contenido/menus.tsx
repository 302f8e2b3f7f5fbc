export { MenusPage as Screen } from '#features/content/index.ts';
