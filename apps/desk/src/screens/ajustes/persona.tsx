export { MemberPage as Screen } from '#features/identity/index.ts';
