export { PromotionPage as Screen } from '#features/content/index.ts';
