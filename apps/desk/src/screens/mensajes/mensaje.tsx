export { ThreadPage as Screen } from '#features/support/index.ts';
