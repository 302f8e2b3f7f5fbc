export { BannerList as Screen } from '#features/content/index.ts';
