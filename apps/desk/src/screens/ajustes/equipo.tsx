export { TeamTable as Screen } from '#features/identity/index.ts';
