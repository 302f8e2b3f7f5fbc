export { BannerPage as Screen } from '#features/content/index.ts';
