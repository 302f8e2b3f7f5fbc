export { PromotionsTable as Screen } from '#features/content/index.ts';
