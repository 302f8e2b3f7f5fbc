export { CreditPage as Screen } from '#features/credits/index.ts';
