export { JoinPage as Screen } from '#features/identity/index.ts';
