export { ViewAsPage as Screen } from '#features/pricing/index.ts';
