export { ThreadsTable as Screen } from '#features/support/index.ts';
